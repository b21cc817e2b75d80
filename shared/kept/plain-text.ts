import { getCookie } from '../api/cookie.ts';
import { clearCookie, setCookie } from './cookies.ts';
import { readText, removeText, writeText } from './places.ts';

// The text has no envelope, because other scripts read it: the specification defines its key and content.

/** Stores a text in local storage or, if this fails, in a cookie. @see site.md section 4.3 */
export function keepPlainText(name: string, text: string): void {
  if (writeText('device', name, text)) {
    // An outdated cookie would be read if the storage were cleared or forbidden, so the cookie is deleted
    if (getCookie(name) !== undefined) clearCookie(name);
    return;
  }
  setCookie(name, text);
  // If the storage is full, the old value stays in the storage, and would be read instead of the cookie
  removeText('device', name);
}

export const readPlainText = (name: string) => readText('device', name) ?? getCookie(name);
