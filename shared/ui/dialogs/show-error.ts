import { configuration } from '../../api/configuration.ts';
import { isPageLeft } from '../../kept/signed-out.ts';
import { SessionConfiguration } from '../../model/configuration.ts';
import { emit } from '../../signals/signals.ts';
import { $sessionExpired, askForSession, endSession } from '../../stores/session/session.ts';
import type { ErrorOptions } from './dialogs.ts';

const load = () => import('./dialogs.ts');

/** Fetches the dialogs ahead of time: without a connection is when they are needed. */
export function prepareDialogs(): void {
  const later: (run: () => void) => void = window.requestIdleCallback ?? setTimeout;
  later(() => load().catch(() => undefined));
}

/**
 * Says what went wrong, with a link that loads the page again and a button that tries again where there are some; in the
 * browser's own alert where our dialogs could not be loaded.
 *
 * @see shop.md section 2.8
 */
export async function showError(message: string, options: ErrorOptions = {}): Promise<void> {
  const dialogs = await load().catch(() => undefined);
  if (!dialogs) return alert(message);
  const { retry } = options;
  // After a sign-out in another tab, the texts of this page belong to the customer who has left
  const again = retry && (() => (isPageLeft() ? location.reload() : retry()));
  await dialogs.showError(message, { ...options, retry: again });
}

/**
 * What a 401 means to a call that only customers can make: a session is over only where there was one. The page's
 * configuration says so; where it says nothing, `isCustomer` does.
 */
export async function refuseGuest(isCustomer = false, message?: string): Promise<void> {
  const { authenticated = isCustomer } = configuration(SessionConfiguration);
  if (authenticated) return emit('session-expired', {});
  const dialogs = await load().catch(() => undefined);
  const login = () => location.assign(endSession());
  await (dialogs ? dialogs.showSignIn(login, message) : login());
}

/** The session dialog, which leads to the login page. Over when the session is back. */
export async function showSessionExpired(): Promise<void> {
  const dialogs = await load().catch(() => undefined);
  if (!dialogs) return location.reload();
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
