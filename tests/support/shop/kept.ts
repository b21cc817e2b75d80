import { lifetime } from '../../../shared/kept/envelope.ts';
import type { Owner } from '../../../shared/kept/owner.ts';

interface Kept {
  where?: 'tab' | 'device';
  of?: Owner;
  at?: number;
  maxAge?: number;
}

/** Stores a value as another page does. */
export function leaveKept(
  key: string,
  value: unknown,
  { where = 'tab', of = 'visitor', at = Date.now(), maxAge = lifetime }: Kept = {},
): void {
  const storage = where === 'tab' ? sessionStorage : localStorage;
  storage.setItem(key, JSON.stringify({ at, until: at + maxAge, of, value }));
}

/** The value under a key, for any owner; undefined if the key has no value. */
export const keptUnder = (key: string, storage: Storage = sessionStorage): unknown =>
  JSON.parse(storage.getItem(key) ?? '{}').value;

/** All values in the tab's storage, as a string. */
export const textOfTab = () => JSON.stringify({ ...sessionStorage });
