import { object, optional, string } from 'valibot';
import { link } from '../link.ts';

/** The links below consent questions. @see site.md section 2.1 */
export const PrivacyConfiguration = object({
  /** URL of the privacy page, for links in consent questions */
  privacyUrl: optional(link, '/datenschutz'),
  /** E-mail address of the reception */
  receptionEmail: optional(string(), ''),
});
