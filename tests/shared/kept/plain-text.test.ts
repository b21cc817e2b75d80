// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getCookie } from '../../../shared/api/cookie.ts';
import { clearCookie, setCookie } from '../../../shared/kept/cookies.ts';
import { keepPlainText, readPlainText } from '../../../shared/kept/plain-text.ts';

// shop.md section 1: local storage is used if available, otherwise cookies; forgotten after 17 days.

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

const without = {
  'storage that is forbidden': {
    get getItem(): never {
      throw new DOMException('denied', 'SecurityError');
    },
    get setItem(): never {
      throw new DOMException('denied', 'SecurityError');
    },
  },
  'storage that is full': {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  },
  'no storage at all': undefined,
};

test('a text is kept in local storage as it is, and in no cookie', () => {
  keepPlainText('answer', 'granted');
  expect([localStorage.getItem('answer'), readPlainText('answer')]).toEqual(['granted', 'granted']);
  expect(getCookie('answer')).toBeUndefined();
});

test.each(Object.entries(without))('with %s it is kept in a cookie', (_, storage) => {
  vi.stubGlobal('localStorage', storage);
  keepPlainText('sorte', 'Zöpfli; "süss"');
  expect(readPlainText('sorte')).toBe('Zöpfli; "süss"');
  expect(getCookie('sorte')).toContain('Zöpfli');
});

test('a cookie has the path /, 17 days and the configured domain', () => {
  const set = vi.spyOn(Document.prototype, 'cookie', 'set');
  setCookie('a b', 'ü;');
  document.head.innerHTML =
    '<script type="application/json" data-krume-config>{"cookieDomain": ".example.ch", "cookieDays": 3}</script>';
  setCookie('x', 'y');
  expect(set.mock.calls.flat()).toEqual([
    'a%20b=%C3%BC%3B; path=/; max-age=1468800; samesite=lax',
    'x=y; path=/; max-age=259200; samesite=lax; domain=.example.ch',
  ]);
});

test('a cookie is found by its whole name', () => {
  setCookie('brot2', 'falsch');
  setCookie('brot', 'richtig');
  expect([getCookie('brot'), getCookie('bro')]).toEqual(['richtig', undefined]);
});

test('a cookie is cleared by letting it end now', () => {
  const set = vi.spyOn(Document.prototype, 'cookie', 'set');
  clearCookie('brot');
  expect(set).toHaveBeenCalledExactlyOnceWith('brot=; path=/; max-age=0; samesite=lax');
});

test('storage that is full does not hide the newer value behind an older one', () => {
  const values = new Map<string, string>();
  const storage = {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
  vi.stubGlobal('localStorage', storage);
  keepPlainText('menge', '1');
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  keepPlainText('menge', '2');
  expect(readPlainText('menge')).toBe('2');
});

test.each([
  ['granted', 'denied'],
  ['denied', 'granted'],
])('a later answer in storage ends the cookie of a time when it was full: «%s», then «%s»', (first, last) => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: () => undefined });
  keepPlainText('cookieConsent', first);
  expect(readPlainText('cookieConsent')).toBe(first);
  vi.unstubAllGlobals();
  keepPlainText('cookieConsent', last);
  expect(readPlainText('cookieConsent')).toBe(last);
  // Another script clears storage
  localStorage.clear();
  expect(readPlainText('cookieConsent') || undefined).toBeUndefined();
});

test('a cookie that nobody has encoded is read as it is', () => {
  document.cookie = 'token=100%';
  expect(getCookie('token')).toBe('100%');
});
