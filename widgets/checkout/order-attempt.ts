import type { OrderPayload } from '../../shared/api/checkout.ts';
import type { Owner } from '../../shared/kept/owner.ts';
import { createIdempotencyKey } from '../../shared/stores/serial-queue.ts';
import { fingerprint } from './fingerprint.ts';
import { type Attempt, keptAttempts } from './kept-attempts.ts';

const day = 24 * 60 * 60 * 1000;
/** More than anybody leaves open within a day: each is a question to the shop. */
const most = 10;

/** A hash: addresses are nobody's business whom the device is lent to. */
export const digestOf = (payload: OrderPayload, content: object) =>
  fingerprint(JSON.stringify([payload, content]));

/** Those of this device, in whichever tab, the latest first. */
export const recallAttempts = (owner: Owner): Attempt[] =>
  (keptAttempts(owner).read() ?? []).filter(({ at }) => Date.now() - at <= day);

/**
 * Makes the key before the first attempt and keeps it: the same again for the same order, after a reload, in another
 * tab and after a lost answer. So it is one order, however often it is sent.
 */
export function attemptFor(owner: Owner, digest: string): Attempt {
  const known = recallAttempts(owner);
  const open = known.find((attempt) => attempt.digest === digest);
  if (open) return open;
  const attempt = { key: createIdempotencyKey(), digest, at: Date.now() };
  keptAttempts(owner).write([attempt, ...known].slice(0, most));
  return attempt;
}

/** What became of an attempt is known. Others stay. */
export function settleAttempt(owner: Owner, key: string): void {
  const rest = recallAttempts(owner).filter((attempt) => attempt.key !== key);
  keptAttempts(owner).write(rest.length ? rest : undefined);
}
