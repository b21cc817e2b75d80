import { object, optional, string } from 'valibot';
import { link } from '../link.ts';

/** Contacts that consent questions link to. @see site.md section 2.1 */
export const PrivacyConfiguration = object({
  /** URL of the privacy page, linked by questions about third parties */
  privacyUrl: optional(link, '/datenschutz'),
  /** E-mail address of the reception */
  receptionEmail: optional(string(), ''),
});
