import { unknown } from 'valibot';
import { request } from '../../api/client.ts';
import { configuration } from '../../api/configuration.ts';
import { catchApiError } from '../../api/errors.ts';
import { hasSessionCookie, mayBeSignedIn } from '../../api/unauthorized.ts';
import { clearCookie } from '../../kept/cookies.ts';
import { forgetKept, keptNames } from '../../kept/kept.ts';
import { SessionConfiguration } from '../../model/configuration/session.ts';
import { broadcast, onBroadcast } from '../../page/broadcast.ts';
import { mayBeOutdated, onPageRestore } from '../../page/page-lifecycle.ts';
import { listen } from '../../signals/signals.ts';
import { reloadForOther, rememberCustomer } from './last-customer.ts';
import { $isSignedIn, $sessionExpired } from './session-state.ts';

export { $isSignedIn, $sessionExpired } from './session-state.ts';

/** Detects the end of the session in any tab, until the signal aborts. */
export function followSession(signal: AbortSignal): void {
  if (!mayBeOutdated()) rememberCustomer();
  const expire = () => {
    if (!$sessionExpired.get()) broadcast({ sessionExpired: true });
    $sessionExpired.set(true);
  };
  listen('session-expired', expire, signal);
  // The customer may have signed in again. If not, the next call detects the expired session
  onPageRestore(() => $sessionExpired.get() && restoreSession(), signal);
  const { authenticated, sessionCookies } = configuration(SessionConfiguration);
  // Without a configured session cookie, only responses of the shop set `$isSignedIn`
  const look = () => {
    if (sessionCookies.length) $isSignedIn.set(hasSessionCookie());
  };
  look();
  if (authenticated) forgetEntry();
  addEventListener('visibilitychange', look, { signal });
  onBroadcast(({ sessionExpired }) => {
    // Determined before `look()`, which may set `$isSignedIn` to false. If no customer may be signed in on this page,
    // no session can expire
    const isOurs = $isSignedIn.get() || mayBeSignedIn();
    look();
    // A message that does not report an expired session may come from the first page after a new sign-in
    if (sessionExpired && isOurs) $sessionExpired.set(true);
    else if ($sessionExpired.get()) askForSession();
  }, signal);
}

/** Deletes the drafts of the login and signup forms. @see site.md section 2.11 */
function forgetEntry(): void {
  for (const form of ['form:login:', 'form:signup:'])
    for (const name of keptNames('tab', form)) forgetKept('tab', name);
}

/**
 * Requests the cart to determine whether the session is valid again. Does nothing without a session cookie, because the
 * session cannot be valid then.
 */
export async function askForSession(): Promise<void> {
  if (!hasSessionCookie() && configuration(SessionConfiguration).sessionCookies.length) return;
  const cart = request({ method: 'GET', path: '/rest/cart/', schema: unknown() });
  if (await catchApiError(cart, () => undefined)) restoreSession();
}

function restoreSession(): void {
  if (!reloadForOther()) $sessionExpired.set(false);
}

/** Deletes the session cookies on this device. Returns the URL of the login page. */
export function endSession(): string {
  const { sessionCookies, loginUrl } = configuration(SessionConfiguration);
  sessionCookies.forEach(clearCookie);
  return loginUrl;
}
