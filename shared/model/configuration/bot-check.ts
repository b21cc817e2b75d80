import { type InferOutput, object, optional } from 'valibot';
import { flag, text } from '../attributes.ts';
import { link } from '../link.ts';

/** The invisible bot-check of the site's forms. @see site.md sections 4.9 and 7, "Third-party services" */
export const BotCheckConfiguration = object({
  /** URL of the bot-check's script. Without this URL, forms with the field `recaptchatoken` cannot be sent */
  captchaUrl: optional(link),
  /** Key of the site at the bot-check service */
  captchaKey: optional(text, ''),
  /** Whether the bot-check is strictly necessary: it then loads without consent, and the cookie banner says so */
  captchaNecessary: optional(flag, false),
  /** Name of the bot-check in the cookie banner and in consent questions */
  captchaFrom: optional(text, 'Google reCAPTCHA'),
});
export type BotCheckConfiguration = InferOutput<typeof BotCheckConfiguration>;
