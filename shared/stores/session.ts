import { atom } from 'nanostores';
import { listen } from '../signals/signals.ts';
import { onPageReturn } from './page-return.ts';
import { hearTabs, tellTabs } from './tabs.ts';

/** True from the first 401 on, in this tab or in another one. */
export const $sessionExpired = atom(false);

listen('session-expired', () => {
  if (!$sessionExpired.get()) tellTabs({ sessionExpired: true });
  $sessionExpired.set(true);
});

// Whoever comes back may have signed in meanwhile; if not, the next call says so again
onPageReturn(() => $sessionExpired.set(false));

hearTabs(({ sessionExpired }) => {
  if (sessionExpired) $sessionExpired.set(true);
});
