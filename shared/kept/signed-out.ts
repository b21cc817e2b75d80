import { type Envelope, parseEnvelope, seal } from './envelope.ts';
import { pageOpenedAt } from './page-opened.ts';
import { readText, writeText } from './places.ts';

/** Does not use `kept`, because `kept` itself reads the last sign-out. */
export const signOutKey = 'krume:signed-out';

/**
 * Milliseconds. Browsers may round clocks by this much. A page opened less than this before the sign-out
 * counts as opened after it.
 */
const rounding = 100;

const last = () => Object(parseEnvelope(readText('device', signOutKey))?.value) as Record<string, unknown>;

/**
 * Whether the last customer on this device has signed out, as opposed to an expired session. True until the
 * next sign-in. A tab that is still open may write a customer's values afterwards; the next page without a
 * customer removes them.
 */
export const hasSignedOut = () => Boolean(last().isOver);

/**
 * When a customer last signed out in any tab of this device, in milliseconds since 1970; 0 if never. Values stored
 * before that time are not read again, also not after the next sign-in.
 */
function signedOutAt(): number {
  const at = Number(last().at);
  // Ignore a time in the future, left by a clock that has been set back: every new value would be older
  return at <= Date.now() ? at : 0;
}

/** Whether a person's value was stored before the last sign-out. */
export const isBeforeSignOut = ({ at, of }: Pick<Envelope, 'at' | 'of'>) =>
  of !== 'device' && at < signedOutAt();

/**
 * Whether the page was opened before the last sign-out. It still shows the data of the customer who signed out, which
 * must not be stored.
 */
export const isPageBeforeSignOut = () => signedOutAt() > pageOpenedAt() + rounding;

/**
 * @param at when the customer pressed the button or link, if known
 * @param isOver false after a sign-in
 */
export const rememberSignOut = (at = signedOutAt(), isOver = true) =>
  writeText('device', signOutKey, JSON.stringify(seal({ at, isOver }, 'device')));
