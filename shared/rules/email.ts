const local = /[^<>()[\]\\.,;:\s@"]+(?:\.[^<>()[\]\\.,;:\s@"]+)*|"[^\s"]+"/;
const domain = /(?:[p{L}p{N}-]+\.)+p{L}{2,}/;
const octet = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const address = new RegExp(
  `^(?:${local.source})@(?:${domain.source}|\\[${octet}(?:\\.${octet}){3}\\])$`,
  'u',
);

/**
 * Whether a text is an e-mail address: a local part, '@', then a domain whose top-level part has at least 2
 * letters (umlauts are letters), or an IP address in brackets. Empty is invalid, and so is any white space.
 *
 * @see shop.md and site.md section 5
 */
export function isEmail(text: string): boolean {
  return address.test(text);
}
