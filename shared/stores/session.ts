import { atom } from 'nanostores';
import { listen } from '../signals/signals.ts';
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
