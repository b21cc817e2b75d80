import { atom } from 'nanostores';
import { resettable } from '../../registry/resettable.ts';

/** True after a 401 response in any tab. */
export const $sessionExpired = atom(false);

/** Whether a customer is signed in according to the cookies. The page may have been rendered before the sign-in. */
export const $isSignedIn = atom(false);

resettable(() => {
  $sessionExpired.set(false);
  $isSignedIn.set(false);
});
