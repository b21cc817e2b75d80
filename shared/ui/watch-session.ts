import { $sessionExpired } from '../stores/session.ts';
import { showSessionExpired } from './dialogs.tsx';

let unwatch: (() => void) | undefined;

/** Shows the session dialog at the first sign that the session has expired, once on a page. */
export function watchSession(): void {
  unwatch ??= $sessionExpired.subscribe((expired) => {
    if (expired) showSessionExpired();
  });
}
