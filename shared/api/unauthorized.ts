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
 * What follows when the shop answers 401, the same for every call: the end of the session, where somebody is signed in or may
 * be. Undefined where the page and the session say that nobody is: then it is a failure as any other.
 *
 * @see site.md section 4.1
 */
export const onUnauthorized = (): (() => void) | undefined =>
  mayBeSignedIn() ? () => emit('session-expired', {}) : undefined;
