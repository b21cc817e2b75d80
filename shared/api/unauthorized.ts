import { SessionConfiguration } from '../model/configuration.ts';
import { emit } from '../signals/signals.ts';
import { configuration } from './configuration.ts';
import { getCookie } from './cookie.ts';

/** Whether a cookie of the session is there, as far as scripts may see it. */
export const hasSessionCookie = () =>
  configuration(SessionConfiguration).sessionCookies.some((name) => getCookie(name) !== undefined);

/**
 * Whether there may be a session that can end: the page was printed for somebody who is signed in, or a cookie says so. A
 * page that tells neither may be anybody's.
 *
 * @see site.md section 4.1
 */
export function mayBeSignedIn(): boolean {
  const { authenticated, sessionCookies } = configuration(SessionConfiguration);
  return authenticated || hasSessionCookie() || (authenticated === undefined && sessionCookies.length === 0);
}

/**
 * What follows when the shop answers 401: the end of the session. Undefined where there is none; to a guest it is a failure
 * as any other.
 *
 * @param isPublic asks for what everybody may see: where the page does not say that somebody is signed in, no session is meant
 */
export function onUnauthorized(isPublic = false): (() => void) | undefined {
  const isCustomer = isPublic ? configuration(SessionConfiguration).authenticated : mayBeSignedIn();
  return isCustomer ? () => emit('session-expired', {}) : undefined;
}
