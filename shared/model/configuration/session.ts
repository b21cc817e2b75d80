import { array, object, optional } from 'valibot';
import { flag, integer, text } from '../attributes.ts';
import { link } from '../link.ts';
import { id } from '../values.ts';

/** @see shop.md section 1, "Client-side storage and environment" */
export const SessionConfiguration = object({
  /** Whether the page was rendered for a signed-in customer. Omit this entry if the server cannot detect a sign-in */
  authenticated: optional(flag),
  /** A number or text that identifies the customer. Drafts are shown to this customer only */
  customer: optional(id),
  /** URL of the login page */
  loginUrl: optional(link, '/login'),
  /** URL of the sign-out link, form or button, with its query. A click deletes the customer's data on the device */
  signOutUrl: optional(link, '/logout'),
  /** Whether this page opens after a sign-out. Set this entry if customers can sign out without `signOutUrl` */
  signedOut: optional(flag),
  /** Domain of the cookies that the bundle sets; the host of the page by default */
  cookieDomain: optional(text),
  /** Days until a cookie that the bundle sets expires */
  cookieDays: optional(integer, 17),
  /** Names of cookies that scripts can read and that exist only during a session */
  sessionCookies: optional(array(text), []),
});
