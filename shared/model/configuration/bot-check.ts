import { type InferOutput, object, optional } from 'valibot';
import { flag, text } from '../attributes.ts';
import { link } from '../link.ts';

/** The invisible bot-check of the site's forms. @see site.md sections 4.9 and 7, "Third-party services" */
export const BotCheckConfiguration = object({
  /** URL of the service's script. Without it, forms with the field `recaptchatoken` cannot be sent */
  captchaUrl: optional(link),
  /** The site's key at the service */
  captchaKey: optional(text, ''),
  /** Whether the service is strictly necessary. It then loads without consent, and the cookie banner mentions this */
  captchaNecessary: optional(flag, false),
  /** Name of the bot-check in the cookie banner and in consent questions */
  captchaFrom: optional(text, 'Google reCAPTCHA'),
});
export type BotCheckConfiguration = InferOutput<typeof BotCheckConfiguration>;
