import { object, optional, string } from 'valibot';
import { link } from '../link.ts';

/** The links below consent questions. @see site.md section 2.1 */
export const PrivacyConfiguration = object({
  /** URL of the privacy page, for links in consent questions */
  privacyUrl: optional(link, '/datenschutz'),
  /** E-mail address of the reception, shown in holiday messages and as an alternative to the bot-check */
  receptionEmail: optional(string(), ''),
});
