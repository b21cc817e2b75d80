import { isExpired } from '../kept/envelope.ts';
import type { Kept } from '../kept/kept.ts';
import type { Owner } from '../kept/owner.ts';
import { createKey } from './key.ts';

/** An attempt of this device, with its idempotency key. */
interface DeviceAttempt {
  key: string;
  /** A hash of the content: other content has another key */
  digest: string;
  /** Milliseconds since 1970 */
  at: number;
}

const hour = 60 * 60 * 1000;

/** The start of the page by the device's clock; it changes only when the clock is corrected. */
const clock = () => Date.now() - performance.now();

interface Options {
  placeOf(owner: Owner): Kept<DeviceAttempt[]>;
  /** Milliseconds for which the shop remembers a key */
  maxAge: number;
  maxEntries: number;
}

/**
 * Keys of an owner's changes whose outcome is unknown, for all tabs of the device. A key is stored before the first
 * attempt. The same content gets the same key after a reload, in another tab, and after a correction of the clock.
 */
export function deviceKeys({ placeOf, maxAge, maxEntries }: Options) {
  /**
   * Attempts of this page, with their owner and the clock at that time: after a correction of the clock, stored ones
   * look expired.
   */
  const own = new Map<DeviceAttempt, [Owner, number]>();

  /** The attempts of this device from all tabs, the latest first. */
  function open(owner: Owner): DeviceAttempt[] {
    const known = (placeOf(owner).read() ?? []).filter(({ at }) => !isExpired({ at, until: at + maxAge }));
    for (const [attempt, [of, then]] of own) {
      const isLost = of === owner && Math.abs(clock() - then) > hour;
      if (isLost && !known.some(({ key }) => key === attempt.key)) known.push({ ...attempt, at: Date.now() });
    }
    return known;
  }

  /**
   * Stores the attempts again with the current time after a correction of the clock, because the next page would treat
   * them as expired.
   */
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

  /** Call when the outcome of an attempt is known. Other attempts stay. */
  function settle(owner: Owner, key: string): void {
    const rest = open(owner).filter((attempt) => attempt.key !== key);
    for (const attempt of own.keys()) if (attempt.key === key) own.delete(attempt);
    if (own.size === 0) removeEventListener('pagehide', keepAgain);
    placeOf(owner).write(rest.length ? rest : undefined);
  }

  return { open, keyFor, settle, reset: () => own.clear() };
}
