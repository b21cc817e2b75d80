import { configuration } from '../../api/configuration.ts';
import { isPageBeforeSignOut } from '../../kept/signed-out.ts';
import { SessionConfiguration } from '../../model/configuration/session.ts';
import { emit } from '../../signals/signals.ts';
import { $sessionExpired, askForSession, endSession } from '../../stores/session/session.ts';
import * as dialogs from './dialogs.ts';

/**
 * Shows an error, with a reload link and a retry button if there is a retry.
 *
 * @see shop.md section 2.8
 */
export async function showError(message: string, options: dialogs.ErrorOptions = {}): Promise<void> {
  const { retry } = options;
  // After a sign-out in another tab, reloads: this page still shows texts of the customer who signed out
  const again = retry && (() => (isPageBeforeSignOut() ? location.reload() : retry()));
  await dialogs.showError(message, { ...options, retry: again });
}

/**
 * Handles a 401 of a call that only customers can make. Reports an expired session only if there was a
 * session: according to the page's configuration, otherwise to `isCustomer`.
 */
export async function refuseGuest(isCustomer = false, message?: string): Promise<void> {
  const { authenticated = isCustomer } = configuration(SessionConfiguration);
  if (authenticated) return emit('session-expired', {});
  await dialogs.showSignIn(() => location.assign(endSession()), message);
}

/** Shows the session dialog, which leads to the login page. Resolves when the session is back. */
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
