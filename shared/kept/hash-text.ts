/**
 * A 64-bit hash, stored instead of a personal text such as an e-mail address or a URL with a token. Does not use Web
 * Crypto, because a page without TLS cannot use its digests.
 *
 * @see https://datatracker.ietf.org/doc/html/draft-eastlake-fnv FNV-1a, of code points
 */
export function hashText(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const character of text)
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return hash.toString(36);
}
