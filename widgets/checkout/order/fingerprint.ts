const offset = 0xcbf29ce484222325n;
const prime = 0x100000001b3n;

/**
 * FNV-1a of 64 bits, as hex: says whether two texts are the same without keeping them. The browser's own digests are
 * not there on a page without TLS.
 */
export function fingerprint(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return bytes
    .reduce((hash, byte) => BigInt.asUintN(64, (hash ^ BigInt(byte)) * prime), offset)
    .toString(16)
    .padStart(16, '0');
}
