import { configuration } from '../api/configuration.ts';
import { SessionConfiguration } from '../model/configuration/session.ts';

const dayInSeconds = 24 * 60 * 60;

/**
 * Sets a cookie with the configured path, lifetime and domain. @see shop.md section 1, "Client-side storage and
 * environment"
 */
export function setCookie(name: string, value: string, days?: number): void {
  const { cookieDomain, cookieDays } = configuration(SessionConfiguration);
  const parts = [
    `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
    'path=/',
    `max-age=${(days ?? cookieDays) * dayInSeconds}`,
    'samesite=lax',
    ...(cookieDomain ? [`domain=${cookieDomain}`] : []),
  ];
  // Not every supported browser has the Cookie Store API
  writeCookie(parts.join('; '));
}

/** Deletes a cookie without `HttpOnly`, both for this host and for the configured domain. */
export function clearCookie(name: string): void {
  setCookie(name, '', 0);
  const { cookieDomain } = configuration(SessionConfiguration);
  if (cookieDomain) writeCookie(`${encodeURIComponent(name)}=; path=/; max-age=0`);
}

function writeCookie(text: string): void {
  try {
    Reflect.set(Document.prototype, 'cookie', text, document);
  } catch {
    // A sandboxed frame has no cookies
  }
}
