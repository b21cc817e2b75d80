import { flag } from '../model/values.ts';
import { kept } from './kept.ts';

/**
 * The last customer here has signed out, and has not merely met the end of a session. Kept until somebody signs in: a
 * tab that was left open may still write a customer's values, and the next page for nobody removes them.
 */
const signedOut = kept({ name: 'signed-out', where: 'device', schema: flag, owner: 'device' });

export const hasSignedOut = () => signedOut.read() === true;
export const rememberSignOut = () => signedOut.write(true);
export const forgetSignOut = () => signedOut.forget();
