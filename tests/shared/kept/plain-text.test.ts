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

test('keepPlainText stores a text unchanged in local storage and sets no cookie', () => {
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

test('setCookie sets the path /, the configured domain, and a lifetime that is 17 days by default', () => {
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

test('getCookie finds a cookie by its full name and ignores cookies whose names contain the searched name', () => {
  setCookie('brot2', 'falsch');
  setCookie('brot', 'richtig');
  expect([getCookie('brot'), getCookie('bro')]).toEqual(['richtig', undefined]);
});

test('clearCookie sets max-age=0 to delete the cookie', () => {
  const set = vi.spyOn(Document.prototype, 'cookie', 'set');
  clearCookie('brot');
  expect(set).toHaveBeenCalledExactlyOnceWith('brot=; path=/; max-age=0; samesite=lax');
});

test('if local storage is full, keepPlainText still replaces the stored text', () => {
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
  'if a cookie contains «%s» and local storage accepts the new text «%s», keepPlainText deletes the cookie',
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

test('if a cookie value is not URL-encoded, getCookie returns the value unchanged', () => {
  document.cookie = 'token=100%';
  expect(getCookie('token')).toBe('100%');
});
