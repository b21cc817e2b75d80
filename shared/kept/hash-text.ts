/**
 * A hash of 64 bits in the place of a text that is not kept itself: an e-mail address in `customer`, a token in a page's URL, the
 * addresses of an order. The browser's own digests are missing on a page without TLS.
 *
 * @see https://datatracker.ietf.org/doc/html/draft-eastlake-fnv FNV-1a, of code points
 */
export function hashText(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const character of text)
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return hash.toString(36);
}
