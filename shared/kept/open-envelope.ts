import { type Envelope, isExpired, lifetime } from './envelope.ts';
import type { Owner } from './owner.ts';
import { isBeforeSignOut } from './signed-out.ts';

/**
 * The rule for reading from any place. Undefined if the envelope belongs to another owner, has expired, or
 * is from before the last sign-out.
 *
 * @param since milliseconds since 1970: ignores values stored before it
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
