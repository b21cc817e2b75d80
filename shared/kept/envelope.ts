import type { Owner } from './owner.ts';
import { day, type Envelope } from './seal.ts';

/**
 * The default lifetime of stored values in milliseconds. @see shop.md section 1, "Client-side storage and environment"
 */
export const lifetime = 17 * day;

/** Parses an envelope. Undefined for values without an envelope, from other scripts or earlier versions. */
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

/** Returns the newer of two values: the customer's value, or the visitor's value from before the sign-in. */
export const newerOf = <E extends Pick<Envelope, 'at'>>(own: E | undefined, earlier: E | undefined) =>
  own && !(earlier && earlier.at > own.at) ? own : earlier;

/**
 * Whether a value has expired. A value from the future also counts as expired, because the clock was set back after
 * storing.
 */
export const isExpired = ({ at, until }: Pick<Envelope, 'at' | 'until'>, now = Date.now()) =>
  now > until || at - now > day;
