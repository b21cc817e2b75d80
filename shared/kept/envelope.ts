import type { Owner } from './owner.ts';

const day = 24 * 60 * 60 * 1000;

/** Milliseconds: what is kept is forgotten after 17 days. @see shop.md section 1, "Client-side storage and environment" */
export const lifetime = 17 * day;

/**
 * How every value is kept: with its age and its owner, so that a sweep can judge it without the module that wrote it.
 * Times are milliseconds since 1970.
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

/** Storage is not ours alone, and earlier versions kept values without an envelope: undefined for both. */
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

/** Also of a clock that has been set back: a value from the future would never end. */
export const isExpired = ({ at, until }: Envelope, now = Date.now()) => now > until || at - now > day;
