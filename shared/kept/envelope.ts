import type { Owner } from './owner.ts';

/** Milliseconds */
export const day = 24 * 60 * 60 * 1000;

/** Milliseconds: stored values expire after 17 days. @see shop.md section 1, "Client-side storage and environment" */
export const lifetime = 17 * day;

/**
 * The stored format of every value. It contains the age and the owner, so that the sweep does not need the
 * module that wrote the value. Times are milliseconds since 1970.
 */
export interface Envelope {
  at: number;
  until: number;
  of: Owner;
  value: unknown;
}

export const seal = (value: unknown, of: Owner, maxAge = lifetime, at = Date.now()): Envelope => ({
  at,
  until: at + maxAge,
  of,
  value,
});

/** Undefined for values of other scripts, and for values of earlier versions, which had no envelope. */
export function readEnvelope(raw: unknown): Envelope | undefined {
  const { at, until, of, value } = Object(raw) as Record<string, unknown>;
  const isOne = Number.isFinite(at) && Number.isFinite(until) && typeof of === 'string';
  return isOne ? { at: Number(at), until: Number(until), of: of as Owner, value } : undefined;
}

export function parseEnvelope(text: string | undefined): Envelope | undefined {
  try {
    return text ? readEnvelope(JSON.parse(text)) : undefined;
  } catch {
    return undefined;
  }
}

/** Of a customer's own value and one from before the sign-in, the newer one. */
export const newerOf = <E extends Pick<Envelope, 'at'>>(own: E | undefined, earlier: E | undefined) =>
  own && !(earlier && earlier.at > own.at) ? own : earlier;

/**
 * Whether an entry has expired. A value from the future counts as expired: after the clock was set back, it
 * would never expire.
 */
export const isExpired = ({ at, until }: Pick<Envelope, 'at' | 'until'>, now = Date.now()) =>
  now > until || at - now > day;
