// @vitest-environment page
import { string } from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lifetime } from '../../../../shared/kept/envelope.ts';
import { kept } from '../../../../shared/kept/kept.ts';
import { type Owner, shopper } from '../../../../shared/kept/owner.ts';
import { sweep } from '../../../../shared/kept/sweep/sweep.ts';
import { resetState } from '../../../../shared/registry/resettable.ts';
import { continueAsGuest, followKept } from '../../../../shared/stores/session/follow-kept.ts';
import { settled } from '../../../support/page/page.ts';
import { leaveKept } from '../../../support/shop/kept.ts';
import { arriveAhead, arriveBy, returnToPage } from '../../../support/shop/tabs.ts';

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

test('the sweep removes expired values and values that an earlier version stored', async () => {
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

test('the sweep removes a cookie in which an earlier version stored an address, and keeps a cookie that contains a setting', async () => {
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

test('if the customer’s value is newer than the visitor’s value, the sweep keeps the customer’s value', async () => {
  const own = `krume:note${markOf(anna)}`;
  leaveKept('krume:note', 'of the visitor', { where: 'device', of: 'visitor' });
  leaveKept(own, 'of the customer', { where: 'device', of: markOf(anna) });
  await open(anna);
  expect(JSON.parse(localStorage.getItem(own) ?? '{}')).toMatchObject({ value: 'of the customer' });
});

test('if the visitor’s value is newer than the customer’s value, the sweep replaces the customer’s value', async () => {
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

  test('a customer’s page removes another customer’s values and assigns the visitor’s values to the customer', async () => {
    const { a, keys } = await keysAfterSweep(anna);
    const assigned = `krume:visitor${a.slice('krume:note'.length)}`;
    expect(keys).toEqual(['krume:device', a, assigned].sort());
  });

  test.each([
    ['that was rendered for a guest', noCustomer],
    ['without session data', {}],
  ])('a page %s keeps the values of every owner', async (_, says) => {
    const { a, b, keys } = await keysAfterSweep(says);
    expect(keys).toEqual(['krume:device', 'krume:guest', a, b, 'krume:visitor'].sort());
  });

  test.each([
    ['has no identifier', 'has an identifier', unnamedCustomer, anna],
    ['has an identifier', 'has no identifier', anna, unnamedCustomer],
  ])(
    'if the customer %s and the owner of a value %s, the sweep keeps the value, because they may be the same person',
    async (_, _other, says, earlier) => {
      leave(markOf(earlier));
      const stored = left();
      await open(says);
      expect([stored.length, left()]).toEqual([1, stored]);
    },
  );

  test('a page that was rendered for a guest immediately removes the values of a customer who has no identifier', () => {
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
  ])('a page that was rendered %s removes no stored value', async (_, printedFor, owners) => {
    await open(printedFor);
    leave(...owners);
    const kept = left();
    returnToPage();
    await settled();
    expect(left()).toEqual(kept);
  });

  test('if a customer returns to a page after a sign-out, the stored time of the sign-out is kept', async () => {
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
  'if a page was %s after a sign-out, it keeps the values of a customer who has signed in since',
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
    ['a form', '<form method="post" action="/logout"><button>Abmelden</button></form>'],
    ['a link', '<a href="/logout"><b>Abmelden</b></a>'],
    [
      'a submit button that has a formaction',
      '<form action="/konto"><button formaction="/logout">Abmelden</button></form>',
    ],
  ])('signing out with %s removes all stored values except settings of the device', async (_, html) => {
    const mark = markOf(anna);
    await open(anna);
    leave('device', 'visitor', 'guest', mark);
    press(html);
    await settled();
    expect(left()).toEqual(['krume:device', 'krume:signed-out']);
  });

  test('a form or link whose URL differs from the sign-out URL causes no sign-out', async () => {
    const mark = markOf(anna);
    await open(anna);
    leave(mark);
    press('<form method="post" action="/login"><button>Anmelden</button></form>');
    press('<a href="/logout-hilfe">Hilfe</a>');
    await settled();
    expect(left()).toEqual([`krume:note${mark}`]);
  });

  test.each([
    ['/?abmelden=1', '/?abmelden=1', 'signs the customer out'],
    ['/?abmelden=1', '/?abmelden=1&token=abc', 'signs the customer out'],
    ['/?abmelden=1', '/', 'causes no sign-out'],
    ['/?abmelden=1', '/?abmelden=0', 'causes no sign-out'],
    ['/?abmelden=1', '/#abmelden=1', 'causes no sign-out'],
    ['/login?action=logout', '/login', 'causes no sign-out'],
    ['/login?action=logout', '/login?action=logout', 'signs the customer out'],
    ['/logout', '/logout?weiter=/', 'signs the customer out'],
    ['abmelden', '/abmelden', 'signs the customer out'],
    ['abmelden', 'abmelden', 'causes no sign-out'],
  ])('if the sign-out URL is %s, a click on a link to %s %s', async (signOutUrl, href, effect) => {
    history.replaceState(null, '', '/konto/adressen');
    await open({ ...anna, signOutUrl });
    leave('visitor');
    press(`<a href="${href}">Link</a>`);
    await settled();
    history.replaceState(null, '', '/');
    expect(left()).toEqual([effect === 'signs the customer out' ? 'krume:signed-out' : 'krume:visitor']);
  });

  test('the next page removes a customer’s values that another tab stored after the sign-out', async () => {
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
    ['a customer who has an identifier', anna, beat],
    ['a customer who has no identifier', unnamedCustomer, unnamedCustomer],
    ['a visitor', anna, noCustomer],
  ])(
    'if a page for %s opens after a sign-out, it removes the values that its tab stored before the sign-out',
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
      // The values are removed before the sweep, because code that reads a draft does not wait for the sweep
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

  test('a sign-in keeps the pending cart changes of a tab, and a sign-out removes them', async () => {
    leave('anyone');
    await open(anna);
    expect(left()).toEqual(['krume:anyone']);
    press('<a href="/logout">Abmelden</a>');
    await settled();
    expect(left()).toEqual(['krume:signed-out']);
  });

  test('a page that declares a sign-out removes the customer’s values, and keeps the visitor’s values in this tab', async () => {
    leave(markOf(anna), 'visitor');
    await open({ ...noCustomer, signedOut: true });
    expect(left()).toEqual(['krume:signed-out', 'krume:visitor']);
  });

  test('a page that declares a sign-out removes values that were stored earlier, and keeps values that are stored later', async () => {
    const before = { at: Date.now() - 60_000 };
    // Before the values are stored, because the outboxes empty their values
    resetState();
    leaveKept('krume:form:offer:/', 'Annas Text', before);
    leaveKept('krume:changes', 'Annas Torte', { ...before, of: 'anyone' });
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
    resetState();
    await open({ ...noCustomer, signedOut: true });
    expect(left()).toEqual(['krume:form:offer:/', 'krume:signed-out']);
  });

  test('when another tab signs out, an open page removes the personal values in its own tab', async () => {
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
    ['a customer who has an identifier', anna],
    ['a customer who has no identifier', unnamedCustomer],
    ['a visitor', noCustomer],
  ])('after a sign-out, a page that was opened earlier for %s stores no personal data', async (_, who) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    resetState();
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
    resetState();
    await open(noCustomer);
    keep();
    expect(left()).toEqual(['krume:changes', 'krume:closed:a', 'krume:form:offer:/', 'krume:signed-out']);
  });

  test('if a visitor continues as a guest after the session has expired, the customer’s values are removed', async () => {
    leave(markOf(anna), 'visitor');
    await open(noCustomer);
    continueAsGuest();
    await settled();
    expect(left()).toEqual(['krume:signed-out', 'krume:visitor']);
  });
});

test('if a frame has an opaque origin, the sweep does not call indexedDB.databases()', async () => {
  const list = vi.fn(async () => []);
  vi.stubGlobal('indexedDB', { databases: list });
  Reflect.set(window, 'origin', 'null');
  await sweep();
  expect(list).not.toHaveBeenCalled();
  Reflect.set(window, 'origin', location.origin);
  await sweep();
  expect(list).toHaveBeenCalledOnce();
});
