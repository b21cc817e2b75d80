// @vitest-environment page
import { string } from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lifetime } from '../../../shared/kept/envelope.ts';
import { kept } from '../../../shared/kept/kept.ts';
import { type Owner, shopper } from '../../../shared/kept/owner.ts';
import { sweep } from '../../../shared/kept/sweep.ts';
import { resetPageLifecycle } from '../../../shared/page/page-lifecycle.ts';
import { continueAsGuest, followKept } from '../../../shared/stores/session/follow-kept.ts';
import { settled } from '../../support/page/page.ts';
import { leaveKept } from '../../support/shop/kept.ts';
import { arriveAhead, arriveBy, returnToPage } from '../../support/shop/tabs.ts';

// docs/reference/kept-values.md, "Owners": the values that the sweep deletes

const day = 24 * 60 * 60 * 1000;
const anna = { authenticated: true, customer: 'anna@example.ch' };
const beat = { authenticated: true, customer: 'beat@example.ch' };
const unnamedCustomer = { authenticated: true };
const noCustomer = { authenticated: false };

const print = (says: object) => {
  document.head.innerHTML = `<script type="application/json" data-krume-config>${JSON.stringify(says)}</script>`;
};
const markOf = (says: object): Owner => {
  print(says);
  return shopper();
};

let life = new AbortController();

/** Opens the next page with a configuration, and waits for the sweep. */
async function open(says: object): Promise<void> {
  life.abort();
  life = new AbortController();
  print(says);
  followKept(life.signal);
  await sweep();
}

/** Stores a value for each owner in the tab and on the device, each under its own key. */
function leave(...owners: Owner[]): void {
  for (const where of ['tab', 'device'] as const)
    for (const of of owners) leaveKept(`krume:${of.startsWith('#') ? `note${of}` : of}`, 'x', { where, of });
}
const left = () =>
  [...new Set([...Object.keys(localStorage), ...Object.keys(sessionStorage)])]
    .filter((key) => !key.startsWith('krume:opened:'))
    .sort();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});
afterEach(() => {
  life.abort();
  document.head.replaceChildren();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('the sweep removes stored values that have expired or that an earlier version has stored', async () => {
  leaveKept('krume:new', 'x', { of: 'device' });
  leaveKept('krume:old', 'x', { of: 'device', at: Date.now() - lifetime - 1 });
  leaveKept('krume:short', 'x', { of: 'device', where: 'device', at: Date.now() - day - 1, maxAge: day });
  localStorage.setItem('krume:checkout', JSON.stringify({ at: Date.now(), value: { owner: 'guest' } }));
  sessionStorage.setItem('krume:review:4711', JSON.stringify({ texts: { title: 'Gut' } }));
  localStorage.setItem('other', 'stays');
  localStorage.setItem('cookieConsent', 'denied');
  await open(noCustomer);
  expect(left()).toEqual(['cookieConsent', 'krume:new', 'other']);
});

test('the sweep removes a cookie with an address, which an earlier version stored, and keeps a cookie with a setting', async () => {
  const jar = new Map([
    ['krume%3Acheckout', encodeURIComponent('{"at":1,"value":{"typed":{"street":"Rebgasse 12"}}}')],
    ['krume%3Aclosed%3Aa', 'true'],
    ['session', 'x'],
  ]);
  vi.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(() =>
    [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
  );
  vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation((text) => {
    if (text.includes('max-age=0')) jar.delete(text.split('=')[0] ?? '');
  });
  await open(noCustomer);
  expect([...jar.keys()]).toEqual(['krume%3Aclosed%3Aa', 'session']);
});

test('the sweep does not replace a customer’s newer value with a visitor’s value', async () => {
  const own = `krume:note${markOf(anna)}`;
  leaveKept('krume:note', 'of the visitor', { where: 'device', of: 'visitor' });
  leaveKept(own, 'of the customer', { where: 'device', of: markOf(anna) });
  await open(anna);
  expect(JSON.parse(localStorage.getItem(own) ?? '{}')).toMatchObject({ value: 'of the customer' });
});

test('the sweep replaces a customer’s older value with a visitor’s value', async () => {
  const own = `krume:note${markOf(anna)}`;
  leaveKept(own, 'of the customer', { where: 'device', of: markOf(anna), at: Date.now() - 1 });
  leaveKept('krume:note', 'of the visitor', { where: 'device', of: 'visitor' });
  await open(anna);
  expect(JSON.parse(localStorage.getItem(own) ?? '{}')).toMatchObject({ value: 'of the visitor' });
});

describe('the sweep of a page', () => {
  /** Opens a page after values of each owner were stored, and returns the storage keys after the sweep. */
  async function keysAfterSweep(says: object) {
    const [a, b] = [`krume:note${markOf(anna)}`, `krume:note${markOf(beat)}`];
    leave('device', 'visitor', 'guest', markOf(anna), markOf(beat));
    await open(says);
    return { a, b, keys: left() };
  }

  test('the sweep of a customer’s page removes another customer’s values, and assigns a visitor’s values', async () => {
    const { a, keys } = await keysAfterSweep(anna);
    const assigned = `krume:visitor${a.slice('krume:note'.length)}`;
    expect(keys).toEqual(['krume:device', a, assigned].sort());
  });

  test.each([
    ['for a guest', noCustomer],
    ['without session data', {}],
  ])('the sweep of a page %s keeps the values of every owner', async (_, says) => {
    const { a, b, keys } = await keysAfterSweep(says);
    expect(keys).toEqual(['krume:device', 'krume:guest', a, b, 'krume:visitor'].sort());
  });

  test('a page rendered for a guest removes the stored values of a customer without an identifier at once', () => {
    leave(markOf(unnamedCustomer), 'device');
    print(noCustomer);
    followKept(life.signal);
    life = new AbortController();
    expect(left()).toEqual(['krume:device']);
  });
});

describe('the sweep of a page from the back/forward cache', () => {
  test.each<[string, object, Owner[]]>([
    ['for a customer who has signed out', anna, ['visitor', 'guest']],
    ['for another customer', beat, [markOf(anna)]],
    ['before the sign-in', noCustomer, [markOf(unnamedCustomer)]],
  ])(
    'a page restored from the back/forward cache and rendered %s removes no stored value',
    async (_, printedFor, owners) => {
      await open(printedFor);
      leave(...owners);
      const kept = left();
      returnToPage();
      await settled();
      expect(left()).toEqual(kept);
    },
  );

  test('after a sign-out, restoring a page from the back/forward cache keeps the stored time of the sign-out', async () => {
    await open(anna);
    document.body.innerHTML = '<a href="/logout">Abmelden</a>';
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    document.querySelector('a')?.click();
    returnToPage();
    leave(markOf(anna));
    await open(noCustomer);
    expect(left()).toEqual(['krume:signed-out']);
  });

  test('a page that the browser rebuilds from cached HTML removes no stored value', async () => {
    leave('visitor');
    arriveBy('back_forward');
    print(anna);
    followKept(life.signal);
    await settled();
    expect(left()).toEqual(['krume:visitor']);
  });
});

test.each(['prerendered', 'prefetched'] as const)(
  'a page that was %s after a sign-out keeps the values of a customer who signs in later',
  async (how) => {
    await open(anna);
    leave(markOf(anna));
    const kept = left();
    arriveAhead(how);
    print({ ...noCustomer, signedOut: true });
    followKept(life.signal);
    await settled();
    expect(left()).toEqual(kept);
  },
);

describe('stored values after a sign-out', () => {
  const press = (html: string) => {
    document.body.innerHTML = html;
    const link = document.querySelector('a');
    if (link) {
      addEventListener('click', (event) => event.preventDefault(), { once: true });
      link.click();
    }
    document.querySelector('form')?.requestSubmit(document.querySelector<HTMLElement>('button'));
  };

  test.each([
    ['with a form', '<form method="post" action="/logout"><button>Abmelden</button></form>'],
    ['with a link', '<a href="/logout"><b>Abmelden</b></a>'],
    [
      'with a submit button that has a formaction',
      '<form action="/konto"><button formaction="/logout">Abmelden</button></form>',
    ],
  ])('a sign-out %s removes all stored values except settings of the device', async (_, html) => {
    const mark = markOf(anna);
    await open(anna);
    leave('device', 'visitor', 'guest', mark);
    press(html);
    await settled();
    expect(left()).toEqual(['krume:device', 'krume:signed-out']);
  });

  test('a form or link with a URL other than the sign-out URL causes no sign-out', async () => {
    const mark = markOf(anna);
    await open(anna);
    leave(mark);
    press('<form method="post" action="/login"><button>Anmelden</button></form>');
    press('<a href="/logout-hilfe">Hilfe</a>');
    await settled();
    expect(left()).toEqual([`krume:note${mark}`]);
  });

  test.each([
    ['/?abmelden=1', '/?abmelden=1', true],
    ['/?abmelden=1', '/?abmelden=1&token=abc', true],
    ['/?abmelden=1', '/', false],
    ['/?abmelden=1', '/?abmelden=0', false],
    ['/?abmelden=1', '/#abmelden=1', false],
    ['/login?action=logout', '/login', false],
    ['/login?action=logout', '/login?action=logout', true],
    ['/logout', '/logout?weiter=/', true],
    ['abmelden', '/abmelden', true],
    ['abmelden', 'abmelden', false],
  ])('with the sign-out URL %s, a link to %s is a sign-out: %s', async (signOutUrl, href, isSignOut) => {
    history.replaceState(null, '', '/konto/adressen');
    await open({ ...anna, signOutUrl });
    leave('visitor');
    press(`<a href="${href}">Link</a>`);
    await settled();
    history.replaceState(null, '', '/');
    expect(left()).toEqual([isSignOut ? 'krume:signed-out' : 'krume:visitor']);
  });

  test('a customer’s values that another tab stores after the sign-out are removed by the next page', async () => {
    const mark = markOf(anna);
    await open(anna);
    press('<a href="/logout">Abmelden</a>');
    await settled();
    leave(mark);
    await open(noCustomer);
    expect(left()).toEqual(['krume:signed-out']);
    await open(anna);
    leave(mark);
    await open(noCustomer);
    expect(left()).toEqual([`krume:note${mark}`, 'krume:signed-out']);
  });

  test.each<[string, object, object]>([
    ['a customer with a name', anna, beat],
    ['a customer without a name', unnamedCustomer, unnamedCustomer],
    ['a visitor', anna, noCustomer],
  ])(
    'after a sign-out, a tab that opens a page for %s removes its values from before the sign-out',
    async (_, who, next) => {
      const mark = markOf(who);
      await open(who);
      press('<a href="/logout">Abmelden</a>');
      await settled();
      const before = Date.now() - 60_000;
      leaveKept('krume:form:offer:/', 'Annas Text', { at: before });
      leaveKept(`krume:review:4711${mark}`, 'Annas Text', { of: mark, at: before });
      leaveKept('krume:changes', 'Annas Torte', { of: 'anyone', at: before });
      life.abort();
      life = new AbortController();
      print(next);
      followKept(life.signal);
      // Removed before the sweep, because code that reads a draft does not wait for the sweep
      expect(left()).toEqual(['krume:signed-out']);
    },
  );

  test('the sweep keeps values that were stored after a sign-out, even if the clock was set back', async () => {
    await open(anna);
    press('<a href="/logout">Abmelden</a>');
    await settled();
    leave('visitor', 'anyone');
    await open(noCustomer);
    expect(left()).toEqual(['krume:anyone', 'krume:signed-out', 'krume:visitor']);
    vi.useFakeTimers({ now: Date.now() - day / 2, toFake: ['Date'] });
    leave('visitor');
    await open(noCustomer);
    vi.useRealTimers();
    expect(left()).toEqual(['krume:anyone', 'krume:signed-out', 'krume:visitor']);
  });

  test('a sign-out removes the pending cart changes of a tab, and a sign-in keeps these changes', async () => {
    leave('anyone');
    await open(anna);
    expect(left()).toEqual(['krume:anyone']);
    press('<a href="/logout">Abmelden</a>');
    await settled();
    expect(left()).toEqual(['krume:signed-out']);
  });

  test('a page that declares a sign-out removes a customer’s values, and keeps a visitor’s values of this tab', async () => {
    leave(markOf(anna), 'visitor');
    await open({ ...noCustomer, signedOut: true });
    expect(left()).toEqual(['krume:signed-out', 'krume:visitor']);
  });

  test('a page that declares a sign-out removes stored values from before the sign-out, but no later values', async () => {
    const before = { at: Date.now() - 60_000 };
    leaveKept('krume:form:offer:/', 'Annas Text', before);
    leaveKept('krume:changes', 'Annas Torte', { ...before, of: 'anyone' });
    resetPageLifecycle();
    await open({ ...noCustomer, signedOut: true });
    expect(left()).toEqual(['krume:signed-out']);
    // Another tab opens a page that declares no sign-out
    leaveKept('krume:form:offer:/', 'Annas Text', before);
    leaveKept('krume:changes', 'Annas Torte', { ...before, of: 'anyone' });
    await open(noCustomer);
    expect(left()).toEqual(['krume:signed-out']);
    // The page that declares the sign-out opens again: input after the sign-out must remain
    leaveKept('krume:form:offer:/', 'Beats Text', { at: Date.now() + 1000 });
    vi.useFakeTimers({ now: Date.now() + 5000, toFake: ['Date'] });
    resetPageLifecycle();
    await open({ ...noCustomer, signedOut: true });
    expect(left()).toEqual(['krume:form:offer:/', 'krume:signed-out']);
  });

  test('a sign-out in another tab removes the personal values of this tab while the page of this tab is open', async () => {
    const mark = markOf(anna);
    await open(anna);
    leave('device', 'visitor', 'anyone', mark);
    const elsewhere = { at: Date.now() + 1000, isOver: true };
    leaveKept('krume:signed-out', elsewhere, { where: 'device', of: 'device' });
    const draft = kept({ name: 'visitor', where: 'tab', schema: string(), owner: 'visitor' });
    vi.useFakeTimers({ now: Date.now() + 2000, toFake: ['Date'] });
    expect(draft.read()).toBeUndefined();
    dispatchEvent(Object.assign(new Event('storage'), { key: 'krume:signed-out' }));
    expect(left()).toEqual(['krume:device', 'krume:signed-out']);
  });

  test.each<[string, object]>([
    ['a customer with a name', anna],
    ['a customer without a name', unnamedCustomer],
    ['a visitor', noCustomer],
  ])('after a sign-out, a page opened earlier for %s stores no personal data', async (_, who) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    resetPageLifecycle();
    await open(who);
    vi.setSystemTime(Date.now() + 5000);
    press('<a href="/logout">Abmelden</a>');
    await settled();
    const draft = kept({ name: 'form:offer:/', where: 'tab', schema: string(), owner: 'shopper' });
    const changes = kept({ name: 'changes', where: 'tab', schema: string(), owner: 'anyone' });
    const setting = kept({ name: 'closed:a', where: 'device', schema: string(), owner: 'device' });
    const keep = () => [draft, changes, setting].map((value) => value.write('x'));
    vi.setSystemTime(Date.now() + 100);
    keep();
    expect(left()).toEqual(['krume:closed:a', 'krume:signed-out']);
    resetPageLifecycle();
    await open(noCustomer);
    keep();
    expect(left()).toEqual(['krume:changes', 'krume:closed:a', 'krume:form:offer:/', 'krume:signed-out']);
  });

  test('continuing as a guest after the session has expired removes the customer’s values, as a sign-out does', async () => {
    leave(markOf(anna), 'visitor');
    await open(noCustomer);
    continueAsGuest();
    await settled();
    expect(left()).toEqual(['krume:signed-out', 'krume:visitor']);
  });
});

test('the sweep does not call indexedDB.databases() in a frame with an opaque origin', async () => {
  const list = vi.fn(async () => []);
  vi.stubGlobal('indexedDB', { databases: list });
  Reflect.set(window, 'origin', 'null');
  await sweep();
  expect(list).not.toHaveBeenCalled();
  Reflect.set(window, 'origin', location.origin);
  await sweep();
  expect(list).toHaveBeenCalledOnce();
});
