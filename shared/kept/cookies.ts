import { configuration } from '../api/configuration.ts';
import { SessionConfiguration } from '../model/configuration/session.ts';
import { day } from './seal.ts';

/**
 * Sets a cookie with the configured path and domain.
 *
 * @param maxAge milliseconds; the configured lifetime by default
 * @see shop.md section 1, "Client-side storage and environment"
 */
export function setCookie(name: string, value: string, maxAge?: number): void {
  const { cookieDomain, cookieDays } = configuration(SessionConfiguration);
  const parts = [
    `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
    'path=/',
    `max-age=${(maxAge ?? cookieDays * day) / 1000}`,
    'samesite=lax',
    ...(cookieDomain ? [`domain=${cookieDomain}`] : []),
  ];
  // Does not use the Cookie Store API, which some supported browsers lack
  writeCookie(parts.join('; '));
}

/** Deletes a cookie for this host and for the configured domain. Scripts cannot delete a cookie with `HttpOnly`. */
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
