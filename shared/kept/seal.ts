// This file and `store-on-leave.ts` must not import other modules, because the first heart of a page loads both files
// before the code of `kept`.
import type { Owner } from './owner.ts';

/** A day in milliseconds */
export const day = 24 * 60 * 60 * 1000;

/** All storage keys begin with this prefix. */
export const prefix = 'krume:';

/**
 * The stored format of a value. `at` is the time of storing and `until` the expiry, in milliseconds since 1970; `of` is
 * the owner.
 */
export interface Envelope {
  at: number;
  until: number;
  of: Owner;
  value: unknown;
}

/** @param maxAge lifetime in milliseconds */
export const seal = (value: unknown, of: Owner, maxAge: number, at = Date.now()): Envelope => ({
  at,
  until: at + maxAge,
  of,
  value,
});
