import type { OrderPayload } from '../../../shared/api/checkout.ts';
import { createKey } from '../../../shared/changes/key.ts';
import { hashText } from '../../../shared/kept/hash-text.ts';
import type { Owner } from '../../../shared/kept/owner.ts';
import { type Attempt, keptAttempts } from './kept-attempts.ts';

const hour = 60 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;
/** More than anybody leaves open within a day: each is a question to the shop. */
const maxEntries = 10;

/** A hash: addresses are nobody's business whom the device is lent to. */
export const digestOf = (payload: OrderPayload, content: object) =>
  hashText(JSON.stringify([payload, content]));

/** The device's clock without the time that passes: another one once somebody has corrected it. */
const clock = () => Date.now() - performance.now();

/** Attempts of this page, with their owner and the clock then: in a corrected clock what is kept looks expired. */
const own = new Map<Attempt, [Owner, number]>();

/** Those of this device, in whichever tab, the latest first. */
export function recallAttempts(owner: Owner): Attempt[] {
  const known = (keptAttempts(owner).read() ?? []).filter(({ at }) => Date.now() - at <= day);
  for (const [attempt, [of, then]] of own) {
    const isLost = of === owner && Math.abs(clock() - then) > hour;
    if (isLost && !known.some(({ key }) => key === attempt.key)) known.push({ ...attempt, at: Date.now() });
  }
  return known;
}

/** If the clock was corrected, the next page would take the attempts of this one for expired: they are kept as of now. */
function keepAgain(): void {
  for (const [owner, then] of own.values())
    if (Math.abs(clock() - then) > hour)
      keptAttempts(owner).write(recallAttempts(owner).slice(0, maxEntries));
}

/**
 * Makes the key before the first attempt and keeps it: the same again for the same order, after a reload, in another
 * tab and after a lost answer. So it is one order, however often it is sent.
 */
export function attemptFor(owner: Owner, digest: string): Attempt {
  const known = recallAttempts(owner);
  const open = known.find((attempt) => attempt.digest === digest);
  if (open) return open;
  const attempt = { key: createKey(), digest, at: Date.now() };
  own.set(attempt, [owner, clock()]);
  addEventListener('pagehide', keepAgain);
  keptAttempts(owner).write([attempt, ...known].slice(0, maxEntries));
  return attempt;
}

/** What became of an attempt is known. Others stay. */
export function settleAttempt(owner: Owner, key: string): void {
  const rest = recallAttempts(owner).filter((attempt) => attempt.key !== key);
  for (const attempt of own.keys()) if (attempt.key === key) own.delete(attempt);
  if (own.size === 0) removeEventListener('pagehide', keepAgain);
  keptAttempts(owner).write(rest.length ? rest : undefined);
}

/** As on a new page; for tests. */
export const resetAttempts = () => own.clear();
