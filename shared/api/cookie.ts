/**
 * The decoded value of a cookie. Does not use a library, because libraries read `document.cookie`, which an element
 * named "cookie" can clobber.
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

/** All cookies as `name=value`; empty if a sandboxed frame forbids cookies. */
export function allCookies(): string[] {
  try {
    return Reflect.get(Document.prototype, 'cookie', document).split('; ');
  } catch {
    return [];
  }
}
