import { number, object } from 'valibot';
import { flag } from '../model/values.ts';
import { kept } from './kept.ts';

const signOut = kept({
  name: 'signed-out',
  where: 'device',
  schema: object({ at: number(), isOver: flag }),
  owner: 'device',
});

/**
 * The last customer here has signed out, and has not merely met the end of a session. True until somebody signs in: a
 * tab that was left open may still write a customer's values, and the next page for nobody removes them.
 */
export const hasSignedOut = () => signOut.read()?.isOver === true;

/**
 * When somebody has last pressed the sign-out here, in whichever tab (milliseconds since 1970); 0 where nobody has. What
 * was kept before it is nobody's, also after the next sign-in: a sign-out cannot reach the storage of other tabs.
 */
export function signedOutAt(): number {
  const at = signOut.read()?.at ?? 0;
  // The clock has been set back: all that is kept now would be older
  return at > Date.now() ? 0 : at;
}

/** @param at when it was pressed, where that is known */
export const rememberSignOut = (at = signedOutAt()) => signOut.write({ at, isOver: true });

/** Somebody has signed in. */
export const endSignOut = () => signOut.write({ at: signedOutAt(), isOver: false });
