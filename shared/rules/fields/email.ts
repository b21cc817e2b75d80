import { check, type GenericSchema, nullish, pipe, string, trim } from 'valibot';
import type { Configuration } from '../../model/configuration.ts';
import { formText } from '../../text/form.ts';

/** A field for an e-mail address; the page's configuration decides which addresses are accepted. */
export type EmailField = GenericSchema<string | null | undefined, string>;

/** A valid e-mail address; the output is trimmed. @see site.md section 5 */
export const email: EmailField = pipe(
  nullish(string(formText.email), ''),
  trim(),
  check(isEmail, formText.email),
);

/**
 * The field of a shop whose mail server does not support domains with umlauts. Refuses such a domain with a
 * message.
 */
const reachableEmail: EmailField = pipe(
  email,
  check((address) => isAscii.test(address.slice(address.lastIndexOf('@'))), formText.emailDomain),
);

/** The e-mail field of a page. @see site.md section 5, "General" */
export const emailOf = ({ umlautDomains }: Pick<Configuration, 'umlautDomains'>): EmailField =>
  umlautDomains ? email : reachableEmail;

const isAscii = /^[\x20-\x7e]*$/;
const local = /^(?:[^<>()[\]\\.,;:\s@"]+(?:\.[^<>()[\]\\.,;:\s@"]+)*|"[^\s"]+")$/;
// Umlauts are letters, also as a base letter with a combining mark.
const domain = /^(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}]{2,}$/u;
const bracketed = /^\[(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}\]$/;

/**
 * Whether a text is an e-mail address: a local part, '@', then a domain whose top-level part has at least 2 letters, or
 * an IP address in brackets. An empty text or any white space is invalid.
 *
 * @see shop.md and site.md section 5
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const host = text.slice(at + 1);
  return at > 0 && local.test(text.slice(0, at)) && (domain.test(host) || bracketed.test(host));
}
