import { array, type InferOutput, number, object, safeParse, string } from 'valibot';
import type { OrderPayload } from '../../shared/api/checkout.ts';
import { createIdempotencyKey } from '../../shared/stores/serial-queue.ts';
import { fingerprint } from './fingerprint.ts';
import { keepAttempts, keptAttempts } from './kept-attempts.ts';

const day = 24 * 60 * 60 * 1000;
/** More than anybody leaves open within a day: each is a question to the shop. */
const most = 10;

/** An order that has been sent, and of which it is not known yet what became of it. */
const Attempt = object({
  key: string(),
  /** Of cart, addresses, date and payment: another order has another key */
  digest: string(),
  /** A guest, or somebody who is signed in: the shop does not tell one of another's order */
  owner: string(),
  /** Milliseconds since 1970 */
  at: number(),
});
export type Attempt = InferOutput<typeof Attempt>;

/** A hash: addresses are nobody's business whom the device is lent to. */
export const digestOf = (payload: OrderPayload, content: object) =>
  fingerprint(JSON.stringify([payload, content]));

/** Those of this device, in whichever tab, the latest first; keys are good for 24 hours. */
export function recallAttempts(owner: string, now = Date.now()): Attempt[] {
  return readAll(now).filter((attempt) => attempt.owner === owner);
}

/**
 * Makes the key before the first attempt and keeps it: the same again for the same order, after a reload, in another
 * tab and after a lost answer. So it is one order, however often it is sent.
 */
export function attemptFor(owner: string, digest: string): Attempt {
  const open = recallAttempts(owner).find((attempt) => attempt.digest === digest);
  if (open) return open;
  const at = Date.now();
  const attempt = { key: createIdempotencyKey(), digest, owner, at };
  keepAttempts([attempt, ...readAll(at)].slice(0, most));
  return attempt;
}

/** What became of an attempt is known. Others stay. */
export function settleAttempt(key: string): void {
  keepAttempts(readAll(Date.now()).filter((attempt) => attempt.key !== key));
}

function readAll(now: number): Attempt[] {
  const result = safeParse(array(Attempt), keptAttempts(now));
  return result.success ? result.output.filter(({ at }) => now - at <= day) : [];
}
