import { lifetime, parseEnvelope } from './envelope.ts';
import { pageOpenedAt } from './page-opened.ts';
import { readText, writeText } from './places.ts';
import { type Envelope, prefix, seal } from './seal.ts';

/** The storage key of the last sign-out. This module does not use `kept`, because `kept` imports it. */
export const signOutKey = `${prefix}signed-out`;

/**
 * Tolerance in milliseconds, because browsers round clocks. A page that was opened shortly before a sign-out counts as
 * opened after the sign-out.
 */
const rounding = 100;

const last = () => Object(parseEnvelope(readText('device', signOutKey))?.value) as Record<string, unknown>;

/** Whether the last customer on this device has signed out. False after a sign-in, and for an expired session. */
export const hasSignedOut = () => Boolean(last().isOver);

/**
 * The time of the last sign-out in any tab, in milliseconds since 1970; 0 without a sign-out. Personal values from
 * before this time are never read again.
 */
function signedOutAt(): number {
  const at = Number(last().at);
  // A time in the future comes from a clock that was set back. Every new value would count as older, so such a time
  // is ignored
  return at <= Date.now() ? at : 0;
}

/** Whether a value is personal and was stored before the last sign-out. */
export const isBeforeSignOut = ({ at, of }: Pick<Envelope, 'at' | 'of'>) =>
  of !== 'device' && at < signedOutAt();

/**
 * Whether the page was opened before the last sign-out. The data of such a page belongs to the earlier customer, and
 * must not be stored.
 */
export const isPageBeforeSignOut = () => signedOutAt() > pageOpenedAt() + rounding;

/**
 * Stores the last sign-out on this device.
 *
 * @param at time of the sign-out; unchanged by default
 * @param isOver whether the customer is signed out; false after a sign-in
 */
export const rememberSignOut = (at = signedOutAt(), isOver = true) =>
  writeText('device', signOutKey, JSON.stringify(seal({ at, isOver }, 'device', lifetime)));
