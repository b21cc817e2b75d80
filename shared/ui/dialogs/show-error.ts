import { configuration } from '../../api/configuration.ts';
import { isPageBeforeSignOut } from '../../kept/signed-out.ts';
import { SessionConfiguration } from '../../model/configuration/session.ts';
import { emit } from '../../signals/signals.ts';
import { $sessionExpired, askForSession, endSession } from '../../stores/session/session.ts';
import * as dialogs from './dialogs.ts';

/**
 * Shows an error dialog with a reload link and, if `retry` is set, a retry button.
 *
 * @see shop.md section 2.8
 */
export async function showError(message: string, options: dialogs.ErrorOptions = {}): Promise<void> {
  const { retry } = options;
  // After a sign-out in another tab, the retry button reloads the page, because the page still shows texts of the
  // former customer
  const again = retry && (() => (isPageBeforeSignOut() ? location.reload() : retry()));
  await dialogs.showError(message, { ...options, retry: again });
}

/**
 * Handles a 401 response to a call that only customers can make. Reports an expired session only if there was a
 * session. If the page's configuration does not say whether there was a session, `isCustomer` decides.
 */
export async function refuseGuest(isCustomer = false, message?: string): Promise<void> {
  const { authenticated = isCustomer } = configuration(SessionConfiguration);
  if (authenticated) return emit('session-expired', {});
  await dialogs.showSignIn(() => location.assign(endSession()), message);
}

/**
 * Shows the dialog of an expired session, with a button to the login page. Resolves when the customer has signed in
 * again, or at once if the session has not expired.
 */
export async function showSessionExpired(): Promise<void> {
  if (!$sessionExpired.get()) return;
  const over = new AbortController();
  const stop = $sessionExpired.listen((expired) => expired || over.abort());
  try {
    await dialogs.showSessionExpired({
      onLogin: () => location.assign(endSession()),
      ask: askForSession,
      over: over.signal,
    });
  } finally {
    stop();
  }
}
