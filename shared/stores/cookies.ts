import { configuration } from '../api/configuration.ts';
import { SessionConfiguration } from '../model/session-configuration.ts';

const day = 24 * 60 * 60;

/** Path, lifetime and domain as configured. @see shop.md section 1 */
export function setCookie(name: string, value: string, days?: number): void {
  const { cookieDomain, cookieDays } = configuration(SessionConfiguration);
  const parts = [
    `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
    'path=/',
    `max-age=${(days ?? cookieDays) * day}`,
    'samesite=lax',
    ...(cookieDomain ? [`domain=${cookieDomain}`] : []),
  ];
  // The Cookie Store API is not in every browser that we serve
  document.cookie = parts.join('; ');
}

/** Deletes a cookie that scripts may see, of this host and of the configured domain. */
export function clearCookie(name: string): void {
  setCookie(name, '', 0);
  const { cookieDomain } = configuration(SessionConfiguration);
  if (cookieDomain) document.cookie = `${encodeURIComponent(name)}=; path=/; max-age=0`;
}

export function getCookie(name: string): string | undefined {
  const start = `${encodeURIComponent(name)}=`;
  const cookie = document.cookie.split('; ').find((part) => part.startsWith(start));
  return cookie && decodeURIComponent(cookie.slice(start.length));
}
