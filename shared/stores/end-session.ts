import { configuration } from '../api/configuration.ts';
import { SessionConfiguration } from '../model/session-configuration.ts';
import { clearCookie } from './cookies.ts';

/** Forgets the session on this device. Answers where the shopper signs in again. */
export function endSession(): string {
  const { sessionCookies, loginUrl } = configuration(SessionConfiguration);
  sessionCookies.forEach(clearCookie);
  return loginUrl;
}
