import { array, number, object, optional, string } from 'valibot';
import { link } from './link.ts';

/** @see shop.md section 1, "Client-side storage and environment" */
export const SessionConfiguration = object({
  loginUrl: optional(link, '/login'),
  cookieDomain: optional(string()),
  /** Days that a cookie is kept */
  cookieDays: optional(number(), 17),
  /** Names of the cookies that end with the session, as far as scripts may see them */
  sessionCookies: optional(array(string()), []),
});
