import { $sessionExpired } from '../stores/session.ts';
import { prepareDialogs, showSessionExpired } from './show-error.ts';

let watching = false;

/** Makes the dialogs ready, and shows the session dialog at the first sign that the session has expired, once on a page. */
export function watchSession(): void {
  if (watching) return;
  watching = true;
  prepareDialogs();
  $sessionExpired.subscribe((expired) => {
    if (expired) showSessionExpired();
  });
}
