/**
 * The value of a cookie that scripts may see. One that nobody has encoded counts as it is. Our own, because libraries ask
 * `document.cookie`, which an element called "cookie" would answer, and bring the writing that only storage needs.
 */
export function getCookie(name: string): string | undefined {
  const start = `${encodeURIComponent(name)}=`;
  const cookie = allCookies().find((part) => part.startsWith(start));
  const value = cookie?.slice(start.length);
  try {
    return value && decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** `name=value` each; none where a sandboxed frame forbids cookies. */
export function allCookies(): string[] {
  try {
    return Reflect.get(Document.prototype, 'cookie', document).split('; ');
  } catch {
    return [];
  }
}
