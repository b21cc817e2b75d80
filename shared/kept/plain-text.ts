import { getCookie } from '../api/cookie.ts';
import { clearCookie, setCookie } from './cookies.ts';
import { readText, removeText, writeText } from './places.ts';

// The one value without an envelope: the specification names its key and what it holds, and other scripts read it, too.

/** Keeps a text as it is: in local storage if available, otherwise in a cookie. @see site.md section 4.3 */
export function keepPlainText(name: string, text: string): void {
  if (writeText('device', name, text)) {
    // A cookie from a time when storage was full would answer again once storage is cleared or forbidden
    if (getCookie(name) !== undefined) clearCookie(name);
    return;
  }
  setCookie(name, text);
  // Full storage still answers what it had: an older value would hide the cookie's
  removeText('device', name);
}

/** Storage that can be read but is full has left its values to the cookies. */
export const readPlainText = (name: string) => readText('device', name) ?? getCookie(name);
