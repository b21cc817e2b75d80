import { atom } from 'nanostores';
import { configuration } from '../api/configuration.ts';
import { listen } from '../signals/signals.ts';
import { clearCookie } from './storage.ts';
import { hearTabs, tellTabs } from './tabs.ts';

/** True from the first 401 on, in this tab or in another one. */
export const $sessionExpired = atom(false);

listen('session-expired', () => {
  if (!$sessionExpired.get()) tellTabs({ sessionExpired: true });
  $sessionExpired.set(true);
});

hearTabs(({ sessionExpired }) => {
  if (sessionExpired) $sessionExpired.set(true);
});

/** Forgets the session on this device; the shopper signs in again at the login page. */
export function endSession(): string {
  const { cookie, loginUrl } = configuration();
  for (const name of cookie.session) clearCookie(name);
  return loginUrl;
}
