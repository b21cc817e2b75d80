import { lifetime } from '../../../shared/kept/envelope.ts';
import type { Owner } from '../../../shared/kept/owner.ts';

interface Kept {
  where?: 'tab' | 'device';
  of?: Owner;
  at?: number;
  maxAge?: number;
}

/** Puts a value into storage as another page has kept it. */
export function leaveKept(
  key: string,
  value: unknown,
  { where = 'tab', of = 'visitor', at = Date.now(), maxAge = lifetime }: Kept = {},
): void {
  const storage = where === 'tab' ? sessionStorage : localStorage;
  storage.setItem(key, JSON.stringify({ at, until: at + maxAge, of, value }));
}

/** The value under a key, whoever owns it; undefined for nothing. */
export const keptUnder = (key: string, storage: Storage = sessionStorage): unknown =>
  JSON.parse(storage.getItem(key) ?? '{}').value;

/** All that this tab has kept of ours, as text. */
export const textOfTab = () => JSON.stringify({ ...sessionStorage });
