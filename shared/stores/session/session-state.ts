import { atom } from 'nanostores';

/** True after the first 401, in this tab or in another one. */
export const $sessionExpired = atom(false);

/**
 * Whether the cookies show that a customer is signed in. The sign-in may have happened in another tab after this page
 * was rendered for a guest.
 */
export const $isSignedIn = atom(false);

/** Resets the module state; for tests. */
export function resetSession(): void {
  $sessionExpired.set(false);
  $isSignedIn.set(false);
}
