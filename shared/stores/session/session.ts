import { unknown } from 'valibot';
import { request } from '../../api/client.ts';
import { configuration } from '../../api/configuration.ts';
import { catchApiError } from '../../api/errors.ts';
import { hasSessionCookie, mayBeSignedIn } from '../../api/unauthorized.ts';
import { clearCookie } from '../../kept/cookies.ts';
import { forgetKept, keptNames } from '../../kept/kept.ts';
import { SessionConfiguration } from '../../model/configuration/session.ts';
import { broadcast, onBroadcast } from '../../page/broadcast.ts';
import { onPageReturn } from '../../page/page-lifecycle.ts';
import { listen } from '../../signals/signals.ts';
import { $isSignedIn, $sessionExpired } from './session-state.ts';

export { $isSignedIn, $sessionExpired, resetSession } from './session-state.ts';

/** Detects the end of the session, here and in other tabs, until the signal aborts. */
export function followSession(signal: AbortSignal): void {
  const expire = () => {
    if (!$sessionExpired.get()) broadcast({ sessionExpired: true });
    $sessionExpired.set(true);
  };
  listen('session-expired', expire, signal);
  // The customer may have signed in again before returning. If not, the next call reports the expired session
  // again
  onPageReturn(() => $sessionExpired.set(false), signal);
  const { authenticated, sessionCookies } = configuration(SessionConfiguration);
  // If scripts cannot read the session cookie, responses set `$isSignedIn`, which must not be overwritten
  const look = () => {
    if (sessionCookies.length) $isSignedIn.set(hasSessionCookie());
  };
  look();
  if (authenticated) forgetEntry();
  addEventListener('visibilitychange', look, { signal });
  onBroadcast(({ sessionExpired }) => {
    // A page that was rendered for a guest has no session that can expire
    const isOurs = $isSignedIn.get() || mayBeSignedIn();
    look();
    // A page opened in another tab may be the first one after a new sign-in
    if (sessionExpired && isOurs) $sessionExpired.set(true);
    else if ($sessionExpired.get()) askForSession();
  }, signal);
}

/**
 * Deletes the drafts of login and signup, because a signed-in customer does not need them. @see site.md
 * section 2.11
 */
function forgetEntry(): void {
  for (const form of ['form:login:', 'form:signup:'])
    for (const name of keptNames('tab', form)) forgetKept('tab', name);
}

/** Asks the shop whether the session is valid again, if there is a session cookie. */
export async function askForSession(): Promise<void> {
  if (!hasSessionCookie() && configuration(SessionConfiguration).sessionCookies.length) return;
  const cart = request({ method: 'GET', path: '/rest/cart/', schema: unknown() });
  if (await catchApiError(cart, () => undefined)) $sessionExpired.set(false);
}

/** Deletes the session cookies on this device. Returns the URL of the login page. */
export function endSession(): string {
  const { sessionCookies, loginUrl } = configuration(SessionConfiguration);
  sessionCookies.forEach(clearCookie);
  return loginUrl;
}
