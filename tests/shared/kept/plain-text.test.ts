// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getCookie } from '../../../shared/api/cookie.ts';
import { clearCookie, setCookie } from '../../../shared/kept/cookies.ts';
import { keepPlainText, readPlainText } from '../../../shared/kept/plain-text.ts';

// shop.md section 1: local storage if available, otherwise cookies; values expire after 17 days

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

const without = {
  forbidden: {
    get getItem(): never {
      throw new DOMException('denied', 'SecurityError');
    },
    get setItem(): never {
      throw new DOMException('denied', 'SecurityError');
    },
  },
  full: {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  },
  missing: undefined,
};

test('keepPlainText stores a text unchanged in local storage, without a cookie', () => {
  keepPlainText('answer', 'granted');
  expect([localStorage.getItem('answer'), readPlainText('answer')]).toEqual(['granted', 'granted']);
  expect(getCookie('answer')).toBeUndefined();
});

test.each(Object.entries(without))(
  'keepPlainText stores the text in a cookie if local storage is %s',
  (_, storage) => {
    vi.stubGlobal('localStorage', storage);
    keepPlainText('sorte', 'Zöpfli; "süss"');
    expect(readPlainText('sorte')).toBe('Zöpfli; "süss"');
    expect(getCookie('sorte')).toContain('Zöpfli');
  },
);

test('setCookie sets the path /, a lifetime of 17 days and the configured domain', () => {
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

test('getCookie finds a cookie only by the full name of the cookie', () => {
  setCookie('brot2', 'falsch');
  setCookie('brot', 'richtig');
  expect([getCookie('brot'), getCookie('bro')]).toEqual(['richtig', undefined]);
});

test('clearCookie sets max-age=0 to delete the cookie', () => {
  const set = vi.spyOn(Document.prototype, 'cookie', 'set');
  clearCookie('brot');
  expect(set).toHaveBeenCalledExactlyOnceWith('brot=; path=/; max-age=0; samesite=lax');
});

test('a text that keepPlainText writes while local storage is full replaces the stored text', () => {
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
])(
  'keepPlainText deletes the cookie with «%s» when local storage accepts the new text «%s»',
  (first, last) => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: () => undefined });
    keepPlainText('cookieConsent', first);
    expect(readPlainText('cookieConsent')).toBe(first);
    vi.unstubAllGlobals();
    keepPlainText('cookieConsent', last);
    expect(readPlainText('cookieConsent')).toBe(last);
    // After another script has cleared local storage, the old cookie must not be read
    localStorage.clear();
    expect(readPlainText('cookieConsent') || undefined).toBeUndefined();
  },
);

test('getCookie returns a cookie value that is not URL-encoded', () => {
  document.cookie = 'token=100%';
  expect(getCookie('token')).toBe('100%');
});
