// @vitest-environment page

import { number, object, string } from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getCookie } from '../../../shared/api/cookie.ts';
import { kept, keptNames } from '../../../shared/kept/kept.ts';

// shop.md section 1, "Client-side storage and environment", and site.md section 4.1: stored values

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 10, 25);

const printedFor = (says: object) => {
  document.head.innerHTML = `<script type="application/json" data-krume-config>${JSON.stringify(says)}</script>`;
};
const anna = { authenticated: true, customer: 'anna@example.ch' };
const beat = { authenticated: true, customer: 17 };
const noCustomer = { authenticated: false };

const note = (more: object = {}) =>
  kept({ name: 'note', where: 'tab', schema: string(), owner: 'shopper', ...more });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

const throwing = {
  get getItem(): never {
    throw new DOMException('denied', 'SecurityError');
  },
  get setItem(): never {
    throw new DOMException('denied', 'SecurityError');
  },
  get removeItem(): never {
    throw new DOMException('denied', 'SecurityError');
  },
};

describe.each(['tab', 'device', 'history'] as const)('a value that kept() stores in the %s', (where) => {
  const shape = kept({ name: 'box', where, schema: object({ size: number() }), owner: 'shopper' });

  test('read() returns a stored value until forget() is called', () => {
    shape.write({ size: 9 });
    expect(shape.read()).toEqual({ size: 9 });
    shape.forget();
    expect(shape.read()).toBeUndefined();
    expect([localStorage.length, sessionStorage.length, Object.keys(history.state ?? {}).length]).toEqual([
      0, 0, 0,
    ]);
  });

  test('read() returns a stored value for 17 days after the write', () => {
    shape.write({ size: 9 });
    vi.setSystemTime(start + 17 * day);
    expect(shape.read()).toEqual({ size: 9 });
    vi.setSystemTime(start + 17 * day + 1);
    expect(shape.read()).toBeUndefined();
  });

  test('read() ignores a stored value that does not match the schema', () => {
    kept({ name: 'box', where, schema: string(), owner: 'shopper' }).write('round');
    expect(shape.read()).toBeUndefined();
  });

  test('write() stores nothing and throws no error if the browser forbids storage', () => {
    vi.stubGlobal('localStorage', throwing);
    vi.stubGlobal('sessionStorage', throwing);
    vi.spyOn(history, 'state', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    shape.write({ size: 9 });
    expect(shape.read()).toBeUndefined();
    shape.forget();
    expect(getCookie('krume:box')).toBeUndefined();
  });
});

test.each([
  '',
  '{',
  'null',
  '7',
  '{"value": "x"}',
  '{"at": "today", "until": 9e15, "of": "visitor", "value": "x"}',
])(
  'read() ignores the stored text %s, which another script or an earlier version may have written',
  (text) => {
    sessionStorage.setItem('krume:note', text);
    expect(note().read()).toBeUndefined();
  },
);

test('a stored value expires after 17 days even if its stored expiry date is later', () => {
  const of = 'visitor';
  const put = (at: number) =>
    sessionStorage.setItem('krume:note', JSON.stringify({ at, until: 9e15, of, value: 'x' }));
  put(start);
  expect(note().read()).toBe('x');
  put(start - 18 * day);
  expect(note().read()).toBeUndefined();
  put(start + 2 * day);
  expect(note().read()).toBeUndefined();
});

test('read(since) ignores a value that was stored before `since`', () => {
  note().write('x');
  expect(note().read(start)).toBe('x');
  expect(note().read(start + 1)).toBeUndefined();
});

test('if a text is longer than maxLength, write() does not store it and deletes the previously stored text', () => {
  note({ maxLength: 200 }).write('short');
  note({ maxLength: 200 }).write('x'.repeat(200));
  expect(sessionStorage).toHaveLength(0);
});

describe('the owner of a stored value', () => {
  test('a customer who signs in can read the visitor’s stored input, and becomes its owner by writing it', () => {
    printedFor(noCustomer);
    note().write('x');
    printedFor(anna);
    expect(note().read()).toBe('x');
    note().write('y');
    printedFor(noCustomer);
    expect(note().read()).toBeUndefined();
  });

  test.each([
    ['the customer’s value', [anna, noCustomer]],
    ['the visitor’s value', [noCustomer, anna]],
  ] as const)(
    'if %s is older than the other stored value, a signed-in customer reads the newer value',
    (_, pages) => {
      const place = note({ where: 'device' });
      for (const [index, page] of pages.entries()) {
        printedFor(page);
        vi.setSystemTime(start + index);
        // Restores the other owner's value, which write() has deleted, because another tab may have stored it
        const other = Object.entries(localStorage);
        place.write(index === 0 ? 'older' : 'newer');
        for (const [key, text] of other) localStorage.setItem(key, text);
      }
      printedFor(anna);
      expect(place.read()).toBe('newer');
    },
  );

  test('a visitor or another customer cannot read a customer’s stored input', () => {
    printedFor(anna);
    note().write('x');
    for (const other of [noCustomer, beat, { authenticated: true }, {}]) {
      printedFor(other);
      expect(note().read()).toBeUndefined();
    }
    printedFor(anna);
    expect(note().read()).toBe('x');
  });

  test('a customer’s stored value does not contain the customer identifier from the page configuration', () => {
    printedFor(anna);
    note().write('x');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('anna');
  });

  test('a customer cannot read a stored value whose owner is a guest', () => {
    printedFor(noCustomer);
    note({ owner: 'guest' }).write('x');
    printedFor(anna);
    expect(note().read()).toBeUndefined();
  });

  test('keptNames omits the names of stored values that the current shopper cannot read', () => {
    const draft = (name: string) => note({ name });
    printedFor(anna);
    draft('form:a').write('x');
    printedFor(noCustomer);
    draft('form:b').write('x');
    draft('other').write('x');
    expect(keptNames('tab', 'form:')).toEqual(['form:b']);
    printedFor(anna);
    expect(keptNames('tab', 'form:').sort()).toEqual(['form:a', 'form:b']);
  });
});

describe('a browser without local storage', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  };
  const setting = (name: string) =>
    kept({ name, where: 'device', schema: string(), owner: 'device', orCookie: true });
  /** Cookies by name, without expiry. */
  const jar = new Map<string, string>();
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  beforeEach(() => {
    jar.clear();
    vi.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(cookies);
    vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation((text) => {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? [];
      if (text.includes('max-age=0;')) jar.delete(name);
      else jar.set(name, value);
    });
  });

  test.each(Object.entries({ forbidden: throwing, full, missing: undefined }))(
    'if local storage is %s, settings are stored in cookies and personal data is not stored',
    (_, storage) => {
      vi.stubGlobal('localStorage', storage);
      setting('closed:a').write('yes');
      note({ where: 'device' }).write('Rebgasse 12');
      expect(cookies()).toBe('krume%3Aclosed%3Aa=%22yes%22');
      expect(setting('closed:a').read()).toBe('yes');
      setting('closed:a').forget();
      expect(cookies()).toBe('');
    },
  );

  test('300 settings take up less than 500 bytes of cookies', () => {
    vi.stubGlobal('localStorage', undefined);
    for (let count = 0; count < 300; count++) setting(`closed:section-${count}`).write('yes');
    expect(cookies().length).toBeGreaterThan(300);
    expect(cookies().length).toBeLessThan(500);
  });

  test('if local storage is full, a new setting still replaces the stored setting', () => {
    const values = new Map<string, string>();
    const storage = {
      getItem: (name: string) => values.get(name) ?? null,
      setItem: (name: string, value: string) => void values.set(name, value),
      removeItem: (name: string) => void values.delete(name),
    };
    vi.stubGlobal('localStorage', storage);
    setting('closed:a').write('old');
    storage.setItem = full.setItem;
    setting('closed:a').write('new');
    expect(setting('closed:a').read()).toBe('new');
  });
});
