import { type Envelope, parseEnvelope, seal } from './envelope.ts';
import { pageOpenedAt } from './page-opened.ts';
import { readText, writeText } from './places.ts';

/** The key of the last sign-out. It is read without `kept`, because `kept` depends on it. */
export const signOutKey = 'krume:signed-out';

/**
 * Tolerance in milliseconds, because browsers round clocks. A page opened shortly before a sign-out counts as opened
 * after it.
 */
const rounding = 100;

const last = () => Object(parseEnvelope(readText('device', signOutKey))?.value) as Record<string, unknown>;

/** Whether the last customer on this device has signed out. False after a sign-in, and for an expired session. */
export const hasSignedOut = () => Boolean(last().isOver);

/**
 * The time of the last sign-out in any tab, in milliseconds since 1970; 0 if there was none. Personal values from
 * before this time are never read again.
 */
function signedOutAt(): number {
  const at = Number(last().at);
  // Ignores a time in the future, left by a clock that was set back: every new value would count as older
  return at <= Date.now() ? at : 0;
}

/** Whether a value is personal and was stored before the last sign-out. */
export const isBeforeSignOut = ({ at, of }: Pick<Envelope, 'at' | 'of'>) =>
  of !== 'device' && at < signedOutAt();

/** Whether the page was opened before the last sign-out. Its data belongs to the earlier customer: do not store it. */
export const isPageBeforeSignOut = () => signedOutAt() > pageOpenedAt() + rounding;

/**
 * @param at time of the sign-out; unchanged by default
 * @param isOver whether the customer is signed out; false after a sign-in
 */
export const rememberSignOut = (at = signedOutAt(), isOver = true) =>
  writeText('device', signOutKey, JSON.stringify(seal({ at, isOver }, 'device')));
