import { atom } from 'nanostores';
import { unknown } from 'valibot';
import { request } from '../../api/client.ts';
import { configuration } from '../../api/configuration.ts';
import { catchApiError } from '../../api/errors.ts';
import { hasSessionCookie, mayBeSignedIn } from '../../api/unauthorized.ts';
import { clearCookie } from '../../kept/cookies.ts';
import { forgetKept, keptNames } from '../../kept/kept.ts';
import { SessionConfiguration } from '../../model/configuration.ts';
import { broadcast, onBroadcast } from '../../page/broadcast.ts';
import { onPageReturn } from '../../page/page-lifecycle.ts';
import { listen } from '../../signals/signals.ts';

/** True from the first 401 on, in this tab or in another one. */
export const $sessionExpired = atom(false);

/** Whether somebody is signed in, as far as cookies say: in another tab, perhaps, since the page was printed for a guest. */
export const $isSignedIn = atom(false);

/** Notices the end of the session, here and in other tabs, until the signal says stop. */
export function followSession(signal: AbortSignal): void {
  const expire = () => {
    if (!$sessionExpired.get()) broadcast({ sessionExpired: true });
    $sessionExpired.set(true);
  };
  listen('session-expired', expire, signal);
  // Whoever comes back may have signed in meanwhile; if not, the next call says so again
  onPageReturn(() => $sessionExpired.set(false), signal);
  const look = () => $isSignedIn.set(hasSessionCookie());
  look();
  if (configuration(SessionConfiguration).authenticated) forgetEntry();
  addEventListener('visibilitychange', look, { signal });
  onBroadcast(({ sessionExpired }) => {
    // To a page that was printed for a guest it is nobody's
    const isOurs = $isSignedIn.get() || mayBeSignedIn();
    look();
    // A page that was opened elsewhere may be the one after a new sign-in
    if (sessionExpired && isOurs) $sessionExpired.set(true);
    else if ($sessionExpired.get()) askForSession();
  }, signal);
}

/** Whoever is signed in has been let in: what was typed into login and signup is wanted by nobody. @see site.md section 2.11 */
function forgetEntry(): void {
  for (const form of ['form:login:', 'form:signup:'])
    for (const name of keptNames('tab', form)) forgetKept('tab', name);
}

/** Asks the shop whether the session is back, where a cookie lets hope so. */
export async function askForSession(): Promise<void> {
  if (!hasSessionCookie() && configuration(SessionConfiguration).sessionCookies.length) return;
  const cart = request({ method: 'GET', path: '/rest/cart/', schema: unknown() });
  if (await catchApiError(cart, () => undefined)) $sessionExpired.set(false);
}

/** Forgets the session on this device. Answers where the shopper signs in again. */
export function endSession(): string {
  const { sessionCookies, loginUrl } = configuration(SessionConfiguration);
  sessionCookies.forEach(clearCookie);
  return loginUrl;
}

/** As on a new page; for tests. */
export function resetSession(): void {
  $sessionExpired.set(false);
  $isSignedIn.set(false);
}
