import { atom } from 'nanostores';

/** True after a 401 in this tab or another tab. */
export const $sessionExpired = atom(false);

/** Whether a customer is signed in according to the cookies. The page may have been rendered before the sign-in. */
export const $isSignedIn = atom(false);

/** Resets the module state; for tests. */
export function resetSession(): void {
  $sessionExpired.set(false);
  $isSignedIn.set(false);
}
