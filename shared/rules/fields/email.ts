import { check, type GenericSchema, nullish, pipe, string, trim } from 'valibot';
import type { Configuration } from '../../model/configuration.ts';
import { formText } from '../../text/form.ts';

/** The rule of an e-mail field. The page's configuration determines which addresses are valid. */
export type EmailField = GenericSchema<string | null | undefined, string>;

/** A valid e-mail address; the output is trimmed. @see site.md section 5 */
export const email: EmailField = pipe(
  nullish(string(formText.email), ''),
  trim(),
  check(isEmail, formText.email),
);

/** The e-mail field of a shop whose mail server does not support domains with umlauts. Such domains are refused. */
const reachableEmail: EmailField = pipe(
  email,
  check((address) => isAscii.test(address.slice(address.lastIndexOf('@'))), formText.emailDomain),
);

/** The e-mail field of a page with this configuration. @see site.md section 5, "General" */
export const emailOf = ({ umlautDomains }: Pick<Configuration, 'umlautDomains'>): EmailField =>
  umlautDomains ? email : reachableEmail;

const isAscii = /^[\x20-\x7e]*$/;
const local = /^(?:[^<>()[\]\\.,;:\s@"]+(?:\.[^<>()[\]\\.,;:\s@"]+)*|"[^\s"]+")$/;
// `\p{M}` accepts umlauts that consist of a base letter and a combining mark.
const domain = /^(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}]{2,}$/u;
const bracketed = /^\[(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}\]$/;

/**
 * Whether a text is an e-mail address: a local part, '@', and a domain. The top-level domain has at least 2 letters. An
 * IP address in brackets may replace the domain. An empty text and any white space are invalid.
 *
 * @see shop.md and site.md section 5
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const host = text.slice(at + 1);
  return at > 0 && local.test(text.slice(0, at)) && (domain.test(host) || bracketed.test(host));
}
