import { array, object, optional } from 'valibot';
import { flag, integer, text } from '../attributes.ts';
import { link } from '../link.ts';
import { id } from '../values.ts';

/** @see shop.md section 1, "Client-side storage and environment" */
export const SessionConfiguration = object({
  /** Whether the page was printed for a signed-in customer; omit it if this is unknown */
  authenticated: optional(flag),
  /** A number or text that identifies the customer. Drafts are shown to this customer only */
  customer: optional(id),
  /** URL of the login page */
  loginUrl: optional(link, '/login'),
  /** URL of the link, form or button that signs out, with its query. A press deletes the customer's data on the device */
  signOutUrl: optional(link, '/logout'),
  /** Whether the page follows a sign-out. Print it if no page has the sign-out link, or if the session ended in another way */
  signedOut: optional(flag),
  /** Domain of the cookies that the bundle sets; the page's host by default */
  cookieDomain: optional(text),
  /** Days until a cookie expires */
  cookieDays: optional(integer, 17),
  /** Names of the cookies that end with the session and that scripts can read */
  sessionCookies: optional(array(text), []),
});
