import { getCookie } from '../api/cookie.ts';
import { clearCookie, setCookie } from './cookies.ts';
import { readText, removeText, writeText } from './places.ts';

// A text without an envelope: the specification defines its key and its content, and other scripts read it.

/** Stores a text unchanged: in local storage if available, otherwise in a cookie. @see site.md section 4.3 */
export function keepPlainText(name: string, text: string): void {
  if (writeText('device', name, text)) {
    // Otherwise a cookie that was written while the storage was full would be read again after the storage
    // is cleared or forbidden
    if (getCookie(name) !== undefined) clearCookie(name);
    return;
  }
  setCookie(name, text);
  // Full storage can still be read, and its older value would hide the cookie
  removeText('device', name);
}

/** Falls back to the cookie, which holds the value if storage was full. */
export const readPlainText = (name: string) => readText('device', name) ?? getCookie(name);
