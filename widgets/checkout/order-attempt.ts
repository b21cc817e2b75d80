import { type InferOutput, object, optional, safeParse, string } from 'valibot';
import type { OrderPayload } from '../../shared/api/checkout.ts';
import { createIdempotencyKey } from '../../shared/stores/serial-queue.ts';
import { recall, remember } from '../../shared/stores/storage.ts';

const name = 'order-attempt';
const day = 24 * 60 * 60 * 1000;

/** An order that has been sent, and of which it is not known yet what became of it. */
const Attempt = object({
  key: string(),
  /** Of cart, addresses, date and payment: another order has another key */
  digest: string(),
  payload: object({ paymentCode: string(), email: optional(string()), comment: string() }),
});
export type Attempt = InferOutput<typeof Attempt>;

/** The last attempt on this device, in whichever tab; keys are good for 24 hours. */
export function recallAttempt(now = Date.now()): Attempt | undefined {
  const kept = recall(name, now);
  if (!kept || now - kept.at > day) return undefined;
  const result = safeParse(Attempt, kept.value);
  return result.success ? result.output : undefined;
}

/**
 * Makes the key before the first attempt and keeps it: the same again for the same order, after a reload, in another
 * tab and after a lost answer. So it is one order, however often it is sent.
 */
export function attemptFor(payload: OrderPayload, content: object): Attempt {
  const digest = JSON.stringify([payload, content]);
  const open = recallAttempt();
  if (open?.digest === digest) return open;
  const attempt = { key: createIdempotencyKey(), digest, payload };
  remember(name, attempt);
  return attempt;
}

/** What became of an attempt is known. One of another tab stays. */
export function settleAttempt(key: string): void {
  if (recallAttempt()?.key === key) remember(name, null);
}
