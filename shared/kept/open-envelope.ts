import { isExpired, lifetime } from './envelope.ts';
import type { Owner } from './owner.ts';
import type { Envelope } from './seal.ts';
import { isBeforeSignOut } from './signed-out.ts';

/**
 * Returns the envelope if its value may be read. Undefined if the value belongs to another owner, has expired, or was
 * stored before the last sign-out.
 *
 * @param since ignores values stored before this time (milliseconds since 1970)
 */
export function openEnvelope(
  envelope: Envelope | undefined,
  of: Owner,
  maxAge = lifetime,
  since = 0,
): Envelope | undefined {
  if (!envelope || envelope.of !== of || envelope.at < since || isBeforeSignOut(envelope)) return undefined;
  const until = Math.min(envelope.until, envelope.at + maxAge);
  return isExpired({ ...envelope, until }) ? undefined : envelope;
}
