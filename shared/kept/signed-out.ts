import { type Envelope, parseEnvelope, seal } from './envelope.ts';
import { pageOpenedAt } from './page-opened.ts';
import { readText, writeText } from './places.ts';

/** Not one of `kept`, which asks here before it reads and writes. */
export const signOutKey = 'krume:signed-out';

/** Milliseconds that a browser may round its clocks by: the page after a sign-out is no older than it. */
const rounding = 100;

const last = () => Object(parseEnvelope(readText('device', signOutKey))?.value) as Record<string, unknown>;

/**
 * The last customer here has signed out, and has not merely met the end of a session. True until somebody signs in: a
 * tab that was left open may still write a customer's values, and the next page for nobody removes them.
 */
export const hasSignedOut = () => Boolean(last().isOver);

/**
 * When somebody has last signed out here, in whichever tab (milliseconds since 1970); 0 where nobody has. What was kept
 * before it is nobody's, also after the next sign-in.
 */
function signedOutAt(): number {
  const at = Number(last().at);
  // Not of a clock that has been set back: all that is kept now would be older
  return at <= Date.now() ? at : 0;
}

/** What a person has kept before the sign-out. */
export const isLeft = ({ at, of }: Pick<Envelope, 'at' | 'of'>) => of !== 'device' && at < signedOutAt();

/** Whether the page is older than the sign-out: what it still shows is of the customer who has left, and is not kept. */
export const isPageLeft = () => signedOutAt() > pageOpenedAt() + rounding;

/**
 * @param at when it was pressed, where that is known
 * @param isOver false when somebody has signed in
 */
export const rememberSignOut = (at = signedOutAt(), isOver = true) =>
  writeText('device', signOutKey, JSON.stringify(seal({ at, isOver }, 'device')));
