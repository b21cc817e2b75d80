import { isExpired } from '../kept/envelope.ts';
import type { Kept } from '../kept/kept.ts';
import type { Owner } from '../kept/owner.ts';
import { createKey } from './key.ts';

/** A stored key. Unlike an `Attempt`, contains only a hash of the content, because other people may use the device. */
export interface DeviceKey {
  key: string;
  /** Different content has a different digest, and therefore a different key */
  digest: string;
  /** Time of the attempt in milliseconds since 1970 */
  at: number;
}

const hour = 60 * 60 * 1000;

/** The time when the page started, by the device's clock. The result changes only when the clock is corrected. */
const clock = () => Date.now() - performance.now();

interface Options {
  placeOf(owner: Owner): Kept<DeviceKey[]>;
  /** Milliseconds for which the shop stores a key */
  maxAge: number;
  maxEntries: number;
}

/**
 * Stores the keys of changes whose outcome is unknown, for all tabs of the device. The same content gets the same key
 * after a reload, in another tab, and after a correction of the clock.
 */
export function deviceKeys({ placeOf, maxAge, maxEntries }: Options) {
  /**
   * Attempts of this page, each with its owner and the value of `clock()` at the time of the attempt. After a
   * correction of the clock, the stored attempts may look expired.
   */
  const own = new Map<DeviceKey, [Owner, number]>();

  /** The attempts of all tabs, the latest first. */
  function open(owner: Owner): DeviceKey[] {
    const known = (placeOf(owner).read() ?? []).filter(({ at }) => !isExpired({ at, until: at + maxAge }));
    for (const [attempt, [of, then]] of own) {
      const isLost = of === owner && Math.abs(clock() - then) > hour;
      if (isLost && !known.some(({ key }) => key === attempt.key)) known.push({ ...attempt, at: Date.now() });
    }
    return known;
  }

  /** Stores the attempts again with the corrected time, so that the next page does not treat them as expired. */
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

  /** Removes an attempt whose outcome is known. */
  function settle(owner: Owner, key: string): void {
    const rest = open(owner).filter((attempt) => attempt.key !== key);
    for (const attempt of own.keys()) if (attempt.key === key) own.delete(attempt);
    if (own.size === 0) removeEventListener('pagehide', keepAgain);
    placeOf(owner).write(rest.length ? rest : undefined);
  }

  return { open, keyFor, settle, reset: () => own.clear() };
}
