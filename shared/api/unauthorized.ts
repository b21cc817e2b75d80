import { SessionConfiguration } from '../model/configuration/session.ts';
import { emit } from '../signals/signals.ts';
import { configuration } from './configuration.ts';
import { getCookie } from './cookie.ts';

/** Whether a configured session cookie exists that scripts can read. */
export const hasSessionCookie = () =>
  configuration(SessionConfiguration).sessionCookies.some((name) => getCookie(name) !== undefined);

/**
 * Whether a customer may be signed in: the page was rendered for a signed-in customer, a session cookie exists, or the
 * configuration contains neither information.
 *
 * @see site.md section 4.1
 */
export function mayBeSignedIn(): boolean {
  const { authenticated, sessionCookies } = configuration(SessionConfiguration);
  return authenticated || hasSessionCookie() || (authenticated === undefined && sessionCookies.length === 0);
}

/**
 * Returns the handler of a 401 response, which emits session-expired. Undefined if no customer is signed in, because a
 * 401 is then an ordinary error.
 *
 * @see site.md section 4.1
 */
export const onUnauthorized = (): (() => void) | undefined =>
  mayBeSignedIn() ? () => emit('session-expired', {}) : undefined;
