/** Relative to the site, or http(s). Anything else, such as `javascript:`, is not an address to follow. */
export function isSafeLink(address: string): boolean {
  const base = 'https://site.invalid/';
  return URL.canParse(address, base) && /^https?:$/.test(new URL(address, base).protocol);
}
