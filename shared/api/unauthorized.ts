import { SessionConfiguration } from '../model/configuration/session.ts';
import { emit } from '../signals/signals.ts';
import { configuration } from './configuration.ts';
import { getCookie } from './cookie.ts';

/** Whether a session cookie exists that scripts can read. */
export const hasSessionCookie = () =>
  configuration(SessionConfiguration).sessionCookies.some((name) => getCookie(name) !== undefined);

/**
 * Whether there may be a session that can expire. True if the page was rendered for a signed-in customer, if
 * a session cookie exists, or if the page says nothing about either.
 *
 * @see site.md section 4.1
 */
export function mayBeSignedIn(): boolean {
  const { authenticated, sessionCookies } = configuration(SessionConfiguration);
  return authenticated || hasSessionCookie() || (authenticated === undefined && sessionCookies.length === 0);
}

/**
 * The handler of a 401, the same for every call: emits session-expired if a customer may be signed in. Undefined if no
 * customer is signed in; the 401 is then an ordinary error.
 *
 * @see site.md section 4.1
 */
export const onUnauthorized = (): (() => void) | undefined =>
  mayBeSignedIn() ? () => emit('session-expired', {}) : undefined;
