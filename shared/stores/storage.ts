import { getCookie } from '../api/cookie.ts';
import { setCookie } from '../kept/cookies.ts';
import { lifetime } from '../kept/envelope.ts';

/** The last millisecond that a date has */
const latest = 8.64e15;

/** Keeps a value on this device, and when that was. */
export function remember(name: string, value: unknown, now = Date.now()): void {
  keepText(`krume:${name}`, JSON.stringify({ at: now, value }));
}

/** Keeps a text as it is: in local storage if available, otherwise in a cookie. */
export function keepText(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    setCookie(name, text);
    forget(name);
  }
}

/** Full storage still answers what it had: an older value would hide the cookie's. */
function forget(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // No storage, nothing in it
  }
}

/** What was kept under this name, and when; undefined when there is nothing or it is too old. */
export function recall(
  name: string,
  now = Date.now(),
  longest = lifetime,
): { at: number; value: unknown } | undefined {
  const { at, value } = read(`krume:${name}`);
  // A number that is no time is none of ours
  return typeof at === 'number' && at >= 0 && at <= latest && now - at <= longest ? { at, value } : undefined;
}

function read(name: string): { at?: unknown; value?: unknown } {
  try {
    return JSON.parse(readText(name) ?? '') ?? {};
  } catch {
    return {};
  }
}

/** A text that was kept as it is. */
export function readText(name: string): string | null | undefined {
  try {
    // Storage that can be read but is full has left its values to the cookies
    return localStorage.getItem(name) ?? getCookie(name);
  } catch {
    return getCookie(name);
  }
}
