/** Characters of an address that browsers, mail programs and chats pass on without cutting it. */
export const addressLimit = 16_000;

/** The fragment of the playground's address for some markup, in base64url; undefined if it would be too long. */
export function fragmentOf(markup: string): string | undefined {
  if (!markup) return '';
  const bytes = new TextEncoder().encode(markup);
  if (bytes.length > addressLimit) return undefined;
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const fragment = `#${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
  return fragment.length > addressLimit ? undefined : fragment;
}

/** The markup in a fragment; undefined if the fragment contains none or is damaged. */
export function markupIn(fragment: string): string | undefined {
  const text = fragment.replace(/^#/, '').replaceAll('-', '+').replaceAll('_', '/');
  if (!text) return undefined;
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
