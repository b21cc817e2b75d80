import type { Kept } from '../kept/kept.ts';
import type { Owner } from '../kept/owner.ts';
import { createKey } from './key.ts';

/** What was sent from this device, and the key under which it happens once. */
export interface DeviceAttempt {
  key: string;
  /** A hash of the content: another one has another key */
  digest: string;
  /** Milliseconds since 1970 */
  at: number;
}

const hour = 60 * 60 * 1000;

/** The device's clock without the time that passes: another one once somebody has corrected it. */
const clock = () => Date.now() - performance.now();

interface Options {
  placeOf(owner: Owner): Kept<DeviceAttempt[]>;
  /** Milliseconds for which the shop knows a key */
  maxAge: number;
  maxEntries: number;
}

/**
 * Keys of an owner's changes whose outcome is unknown, for all tabs of the device. They are kept before the first try: the
 * same again for the same content, after a reload, in another tab and after the clock was corrected.
 */
export function deviceKeys({ placeOf, maxAge, maxEntries }: Options) {
  /** Attempts of this page, with their owner and the clock then: in a corrected clock what is kept looks expired. */
  const own = new Map<DeviceAttempt, [Owner, number]>();

  /** Those of this device, in whichever tab, the latest first. */
  function open(owner: Owner): DeviceAttempt[] {
    const known = (placeOf(owner).read() ?? []).filter(({ at }) => Date.now() - at <= maxAge);
    for (const [attempt, [of, then]] of own) {
      const isLost = of === owner && Math.abs(clock() - then) > hour;
      if (isLost && !known.some(({ key }) => key === attempt.key)) known.push({ ...attempt, at: Date.now() });
    }
    return known;
  }

  /** If the clock was corrected, the next page would take the attempts of this one for expired: they are kept as of now. */
  function keepAgain(): void {
    for (const [owner, then] of own.values())
      if (Math.abs(clock() - then) > hour) placeOf(owner).write(open(owner).slice(0, maxEntries));
  }

  function keyFor(owner: Owner, digest: string): string {
    const known = open(owner);
    const same = known.find((attempt) => attempt.digest === digest);
    if (same) return same.key;
    const attempt = { key: createKey(), digest, at: Date.now() };
    own.set(attempt, [owner, clock()]);
    addEventListener('pagehide', keepAgain);
    placeOf(owner).write([attempt, ...known].slice(0, maxEntries));
    return attempt.key;
  }

  /** What became of an attempt is known. Others stay. */
  function settle(owner: Owner, key: string): void {
    const rest = open(owner).filter((attempt) => attempt.key !== key);
    for (const attempt of own.keys()) if (attempt.key === key) own.delete(attempt);
    if (own.size === 0) removeEventListener('pagehide', keepAgain);
    placeOf(owner).write(rest.length ? rest : undefined);
  }

  return { open, keyFor, settle, reset: () => own.clear() };
}
