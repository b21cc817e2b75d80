import { configuration } from '../api/configuration.ts';
import { SessionConfiguration } from '../model/configuration.ts';

const dayInSeconds = 24 * 60 * 60;

/** Path, lifetime and domain as configured. @see shop.md section 1, "Client-side storage and environment" */
export function setCookie(name: string, value: string, days?: number): void {
  const { cookieDomain, cookieDays } = configuration(SessionConfiguration);
  const parts = [
    `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
    'path=/',
    `max-age=${(days ?? cookieDays) * dayInSeconds}`,
    'samesite=lax',
    ...(cookieDomain ? [`domain=${cookieDomain}`] : []),
  ];
  // The Cookie Store API is not in every browser that we serve
  writeCookie(parts.join('; '));
}

/** Deletes a cookie that scripts may see, of this host and of the configured domain. */
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
