/** Maximum length of the URL fragment in characters. Mail programs and chats may truncate longer URLs. */
export const addressLimit = 16_000;

/** Encodes markup as a URL fragment in base64url; undefined if the fragment would exceed `addressLimit`. */
export function fragmentOf(markup: string): string | undefined {
  if (!markup) return '';
  const bytes = new TextEncoder().encode(markup);
  if (bytes.length > addressLimit) return undefined;
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const fragment = `#${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
  return fragment.length > addressLimit ? undefined : fragment;
}

/** Decodes the markup in a URL fragment; undefined if the fragment is empty or damaged. */
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
