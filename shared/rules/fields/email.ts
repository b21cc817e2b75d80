import { check, nullish, pipe, string, trim } from 'valibot';
import { formText } from '../../text/form.ts';

/** A valid e-mail address. Comes out trimmed. @see site.md section 5 */
export const email = pipe(nullish(string(formText.email), ''), trim(), check(isEmail, formText.email));

const local = /^(?:[^<>()[\]\\.,;:\s@"]+(?:\.[^<>()[\]\\.,;:\s@"]+)*|"[^\s"]+")$/;
// Umlauts are letters, also those typed as a letter and a mark.
const domain = /^(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}]{2,}$/u;
const bracketed = /^\[(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}\]$/;

/**
 * Whether a text is an e-mail address: a local part, '@', then a domain whose top-level part has at least 2
 * letters, or an IP address in brackets. Empty is invalid, and so is any white space.
 *
 * @see shop.md and site.md section 5
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const host = text.slice(at + 1);
  return at > 0 && local.test(text.slice(0, at)) && (domain.test(host) || bracketed.test(host));
}
