import { atom } from 'nanostores';
import { configuration } from '../api/configuration.ts';
import { SessionConfiguration } from '../model/configuration.ts';
import { listen } from '../signals/signals.ts';
import { broadcast, onBroadcast } from './broadcast.ts';
import { onPageReturn } from './page-lifecycle.ts';
import { clearCookie } from './storage.ts';

/** True from the first 401 on, in this tab or in another one. */
export const $sessionExpired = atom(false);

/** Notices the end of the session, here and in other tabs, until the signal says stop. */
export function followSession(signal: AbortSignal): void {
  const expire = () => {
    if (!$sessionExpired.get()) broadcast({ sessionExpired: true });
    $sessionExpired.set(true);
  };
  listen('session-expired', expire, signal);
  // Whoever comes back may have signed in meanwhile; if not, the next call says so again
  onPageReturn(() => $sessionExpired.set(false), signal);
  onBroadcast(({ sessionExpired }) => sessionExpired && $sessionExpired.set(true), signal);
}

/** Forgets the session on this device. Answers where the shopper signs in again. */
export function endSession(): string {
  const { sessionCookies, loginUrl } = configuration(SessionConfiguration);
  sessionCookies.forEach(clearCookie);
  return loginUrl;
}

/** As on a new page; for tests. */
export const resetSession = () => $sessionExpired.set(false);
