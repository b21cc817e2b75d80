// @vitest-environment page
import { raw } from 'hono/html';
import { parse } from 'valibot';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { branchList } from '../../../fixtures/markup/branch-list.ts';
import { branchesAt } from '../../../fixtures/shop/branches.ts';
import { Branches } from '../../../shared/model/branch.ts';
import { loadTemporal, temporal } from '../../../shared/rules/dates/temporal.ts';
import { $shownBranches } from '../../../shared/stores/shown-branches.ts';
import { branchesText } from '../../../shared/text/branches.ts';
import { filterBranches } from '../../../widgets/branch-list/filter-branches.ts';
import { dialogTexts } from '../../support/page/dialog.ts';
import { eagerCatalogue, openPage, textOf } from '../../support/page/live-page.ts';
import { getElement, settled } from '../../support/page/page.ts';
import { start } from '../../support/page/start.ts';

/** The query of the URL, which the widget changes after the next frame. */
const search = () => location.search;

// site.md sections 2.12 and 4.6: the filter and the opening states of the branch list

/** If `load` is set, it replaces the import of the chunk that contains `Temporal`, and the current instant is unknown. */
const clock = vi.hoisted((): { load: (() => Promise<void>) | undefined } => ({ load: undefined }));
vi.mock('../../../shared/rules/dates/temporal.ts', async (original) => {
  const real = await original<typeof import('../../../shared/rules/dates/temporal.ts')>();
  return { ...real, loadTemporal: () => clock.load?.() ?? real.loadTemporal() };
});
vi.mock('../../../shared/api/shop-instant.ts', async (original) => {
  const real = await original<typeof import('../../../shared/api/shop-instant.ts')>();
  return {
    shopInstant() {
      if (clock.load) throw Error('await loadTemporal() first');
      return real.shopInstant();
    },
  };
});

await loadTemporal();
const instant = (text: string) => temporal().Instant.from(text).epochMilliseconds;
const saturdayNoon = instant('2026-11-21T12:00:00+01:00');

let page: Awaited<ReturnType<typeof openPage>> | undefined;
beforeEach(() => history.replaceState(null, '', '/filialen'));
afterEach(() => {
  page?.stop();
  page = undefined;
  clock.load = undefined;
  vi.useRealTimers();
});

type Options = Partial<Parameters<typeof branchList>[0]>;

async function open({ now = saturdayNoon, ...options }: Options = {}) {
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  page = await openPage(branchList({ branches: branchesAt(now), url: '/filialen', now, ...options }));
  await settled();
}

const names = () =>
  [...document.querySelectorAll<HTMLElement>('[data-branch]')]
    .filter(({ hidden }) => !hidden)
    .map((row) => textOf(row.querySelector('h2')));
const count = () => {
  // The count has a status role, so that screen readers announce changes
  expect(getElement('.krume-branch-count').getAttribute('role')).toBe('status');
  return textOf(getElement('.krume-branch-count'));
};
const state = (name: string) =>
  textOf(
    [...document.querySelectorAll('[data-branch]')]
      .find((row) => textOf(row.querySelector('h2')) === name)
      ?.querySelector('.krume-branch-state'),
  );

const note = (name: string) =>
  textOf(
    [...document.querySelectorAll('[data-branch]')]
      .find((row) => textOf(row.querySelector('h2')) === name)
      ?.querySelector('.krume-branch-note'),
  );
const typeZip = (zip: string) => {
  const field = getElement<HTMLInputElement>('[name="plz"]');
  field.value = zip;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Stubs the position of the device until the end of the test. */
function locate(getCurrentPosition: (done: PositionCallback, failed: () => void) => void): void {
  const geolocation = vi.spyOn(navigator, 'geolocation', 'get');
  geolocation.mockReturnValue({ getCurrentPosition } as unknown as Geolocation);
  onTestFinished(() => geolocation.mockRestore());
}

function choose(kind: string): void {
  const select = getElement<HTMLSelectElement>('[name="art"]');
  select.value = kind;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
const check = () => getElement('[name="offen"]').click();
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

test('the branch filter offers the kinds of the specification in the specified order', async () => {
  await open();
  expect(
    [...getElement<HTMLSelectElement>('[name="art"]').options].map(({ value, text }) => [text, value]),
  ).toEqual([
    ['Alle', ''],
    ['Café', 'cafe'],
    ['Cafébar', 'cafebar'],
    ['Sonntagsfilialen', 'opensunday'],
    ['Basler Innenstadt', 'city'],
    ['Baselland', 'land'],
    ['Marktstand', 'market'],
  ]);
});

test.each([
  ['cafe', '3 Filialen', ['Rebgasse', 'Riehen Dorf', 'Muttenz']],
  ['cafebar', '1 Filiale', ['Bahnhof SBB']],
  ['market', '1 Filiale', ['Liestal Märtstand']],
  ['opensunday', '4 Filialen', ['Rebgasse', 'Bahnhof SBB', 'St. Johann', 'Muttenz']],
  [
    'city',
    '7 Filialen',
    ['Rebgasse', 'Marktplatz', 'Bahnhof SBB', 'Gundeli', 'St. Johann', 'Spalenvorstadt', 'Dreispitz'],
  ],
  ['land', '4 Filialen', ['Riehen Dorf', 'Allschwil', 'Muttenz', 'Liestal Märtstand']],
])(
  "selecting the kind '%s' shows the count ‘%s’, lists the branches %j and updates the URL",
  async (kind, number, left) => {
    await open();
    choose(kind);
    expect(names()).toEqual(left);
    expect(count()).toBe(number);
    await expect.poll(search).toBe(`?art=${kind}`);
    choose('');
    expect([names().length, count()]).toEqual([11, '11 Filialen']);
    await expect.poll(search).toBe('');
  },
);

test('‘Jetzt geöffnet’ lists the branches that are open in Zurich, and can be combined with a kind', async () => {
  await open();
  check();
  expect(names()).not.toContain('Dreispitz');
  expect(names()).toContain('Marktplatz');
  await expect.poll(search).toBe('?offen=1');
  choose('market');
  expect(names()).toEqual(['Liestal Märtstand']);
  await expect.poll(search).toBe('?offen=1&art=market');
});

test('while no branch matches the filter, the list shows a text and a link to all branches', async () => {
  await open({ now: instant('2026-11-21T03:00:00+01:00') });
  const showAll = getElement('.krume-show-all');
  expect(showAll.hidden).toBe(true);
  check();
  expect([names(), count()]).toEqual([[], 'Keine Filiale passt zu Ihrer Auswahl.']);
  expect([showAll.hidden, textOf(showAll)]).toEqual([false, 'Alle Filialen anzeigen']);
  expect(showAll.querySelector('a')?.getAttribute('href')).toBe('/filialen');
  check();
  expect(showAll.hidden).toBe(true);
});

test('the widget keeps the server-rendered link to all branches if no branch matches the filter', async () => {
  await open({
    now: instant('2026-11-21T03:00:00+01:00'),
    filter: { kind: 'market', openNow: true },
  });
  expect([getElement('.krume-show-all').hidden, names()]).toEqual([false, []]);
});

test('if the list shows one branch or no branch, the count does not mention the nearest branch', async () => {
  await open({ now: instant('2026-11-21T03:00:00+01:00'), zip: '4410' });
  choose('market');
  expect(count()).toBe('1 Filiale');
  check();
  expect(count()).toBe('Keine Filiale passt zu Ihrer Auswahl.');
  const filter = { kind: 'market', openNow: false };
  const printed = branchList({
    branches: branchesAt(saturdayNoon),
    url: '/',
    now: saturdayNoon,
    zip: '4410',
    filter,
  });
  expect(String(printed)).toContain('role="status">1 Filiale</p>');
});

test('with the filter ‘Jetzt geöffnet’, a branch disappears when it closes and appears when it opens', async () => {
  // The clock shows just before 13:00 on Saturday, when the stall in Liestal closes
  await open({ now: instant('2026-11-21T12:59:30.500+01:00') });
  check();
  await pass(29.5);
  expect([names().includes('Liestal Märtstand'), state('Liestal Märtstand')]).toEqual([
    true,
    branchesText.openNow,
  ]);
  await pass(1);
  expect([names().includes('Liestal Märtstand'), state('Liestal Märtstand')]).toEqual([
    false,
    branchesText.closedNow,
  ]);
});

test.each(['visibilitychange', 'pageshow', 'focus'])(
  'when the user returns to the page (event: %s), the list checks again which branches are open',
  async (event) => {
    await open({ now: instant('2026-11-21T12:59:30+01:00') });
    check();
    vi.setSystemTime(instant('2026-11-21T15:30:00+01:00'));
    dispatchEvent(new Event(event));
    expect(names()).not.toContain('Liestal Märtstand');
  },
);

test('the branch list notifies the map only when the shown branches change, and unmounting stops the timer', async () => {
  await open({ now: instant('2026-11-21T10:00:30+01:00') });
  const listener = vi.fn();
  onTestFinished($shownBranches.listen(listener));
  await pass(120);
  expect(listener).not.toHaveBeenCalled();
  choose('market');
  expect(listener).toHaveBeenCalledOnce();
  page?.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('whatever time zone the device has, a branch with Sunday hours opens at 07:00 Zurich time', async () => {
  await open({ now: instant('2026-11-22T06:59:59+01:00') });
  check();
  expect(names()).not.toContain('Rebgasse');
  await pass(1);
  expect(names()).toContain('Rebgasse');
});

test('a focused list entry whose branch closes stays visible until the next filter change', async () => {
  await open({ now: instant('2026-11-21T13:00:30+01:00') });
  check();
  choose('');
  const row = getElement('[data-branch="10"]');
  row.hidden = false;
  row.querySelector('a')?.focus();
  await pass(60);
  expect(row.hidden).toBe(false);
  choose('market');
  expect(row.hidden).toBe(true);
});

test('on a public holiday, a branch is shown as closed if it has no special opening hours', async () => {
  await open({ now: instant('2026-12-25T10:00:00+01:00') });
  expect([state('Rebgasse'), state('Bahnhof SBB')]).toEqual([branchesText.closedNow, branchesText.openNow]);
});

test('on mount, the branch list applies the filter in the URL of the page', async () => {
  await open({ now: instant('2026-12-25T10:00:00+01:00'), filter: { kind: '', openNow: true } });
  expect([names(), count()]).toEqual([['Bahnhof SBB'], '1 Filiale']);
});

test('after each change of the filter, the text of the live region changes, even if the number of branches stays equal', async () => {
  await open();
  const region = getElement('.krume-branch-count');
  const texts = ['cafebar', 'market', 'cafebar'].map((kind) => {
    choose(kind);
    expect(count()).toBe('1 Filiale');
    return region.textContent;
  });
  expect(texts).toEqual(['1 Filiale', '1 Filiale\u00a0', '1 Filiale']);
});

test('an unchanged filter and an update of the opening states do not announce the number of branches again', async () => {
  await open();
  choose('cafebar');
  choose('market');
  const text = getElement('.krume-branch-count').firstChild;
  getElement('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  window.dispatchEvent(new Event('focus'));
  expect(getElement('.krume-branch-count').firstChild).toBe(text);
});

test('Enter in the form of the branch filter does not reload the page', async () => {
  await open();
  choose('cafe');
  const sent = new Event('submit', { bubbles: true, cancelable: true });
  getElement('form').dispatchEvent(sent);
  expect([sent.defaultPrevented, names().length]).toEqual([true, 3]);
});

test('in a list of 500 branches, a filter change writes only to entries that are shown or hidden', async () => {
  const [first] = branchesAt(saturdayNoon);
  const always = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: 0, closes: 86_400 }));
  const never = [{ weekday: 0, opens: 0, closes: 1 }];
  const branches = Array.from({ length: 500 }, (_, index) => ({
    ...first,
    id: index + 1,
    holidays: [],
    openingTimes: index < 490 ? always : never,
    branches: index < 5 ? ['market'] : [],
  }));
  await open({ branches });
  const written = () => observer.takeRecords().length;
  const observer = new MutationObserver(() => {});
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  observer.observe(getElement('.krume-branches'), everything);
  check();
  expect([names().length, written()]).toEqual([490, 10]);
  choose('market');
  expect([names().length, written()]).toEqual([5, 485]);
  // After a minute, the list checks the opening times again. No branch has opened or closed
  await pass(60);
  expect([names().length, written()]).toEqual([5, 0]);
  observer.disconnect();
});

test('the branch filter never hides a list entry that has no branch data', async () => {
  const branches = branchesAt(saturdayNoon);
  await open({ branches });
  page?.stop();
  getElement('[data-branch="2"]').dataset.branch = '999';
  page = await openPage(document.querySelector('main')?.innerHTML ?? '');
  choose('market');
  expect(names()).toEqual(['Marktplatz', 'Liestal Märtstand']);
});

test('the branch list renders names and addresses as text, never as HTML', async () => {
  const [first] = branchesAt(saturdayNoon);
  await open({ branches: [{ ...first, name: '<img src=x onerror=alert(1)>', subtitle: '<b>' }] });
  expect([document.querySelector('main img'), document.querySelector('main b')]).toEqual([null, null]);
});

test('if a branch has no opening hours and no phone number, its entry shows neither', async () => {
  const [first] = branchesAt(saturdayNoon);
  await open({ branches: [{ ...first, openingTimes: [], holidays: [], phone: null }] });
  const row = getElement('[data-branch]');
  expect(row.querySelector('.krume-branch-state, dl, [href^="tel:"]')).toBeNull();
  check();
  expect(names()).toEqual([]);
});

test('a branch without coordinates has no map link, and its unknown kinds and invalid holidays are ignored', async () => {
  const [first] = branchesAt(saturdayNoon);
  const bare = { ...first, latitude: undefined, longitude: null, branches: ['kiosk', 7] };
  const broken = [
    { name: 'Fest', startDate: 'bald', endDate: 'später', openingType: 0 },
    { name: 'Ferien', startDate: '2026-11-30', endDate: '2026-11-01', openingType: 0 },
  ];
  await open({ branches: [{ ...bare, image: null, holidays: broken }] });
  expect(document.querySelector('.krume-branch-on-map')).toBeNull();
  expect(textOf(getElement('[data-branch]'))).not.toMatch(/Fest|Ferien|Sonderöffnungszeiten/);
  check();
  expect([names(), state('Rebgasse')]).toEqual([['Rebgasse'], branchesText.openNow]);
  choose('cafe');
  expect(names()).toEqual([]);
  choose('');
  expect(names()).toEqual(['Rebgasse']);
});

test("unmounting restores the server's branch list", async () => {
  await open();
  const before = document.querySelectorAll('[data-branch][hidden]').length;
  choose('market');
  page?.stop();
  expect([document.querySelectorAll('[data-branch][hidden]').length, count()]).toEqual([
    before,
    '11 Filialen',
  ]);
});

test('unmounting restores the server-rendered texts that show whether a branch is open', async () => {
  const now = instant('2026-11-21T12:59:30+01:00');
  await open({ now });
  const opens = () => document.querySelectorAll('[data-open]').length;
  const printed =
    String(branchList({ branches: branchesAt(now), url: '/filialen', now })).split('data-open').length - 1;
  await pass(90);
  const live = opens();
  page?.stop();
  expect([opens(), live < printed]).toEqual([printed, true]);
});

const submitted = () => {
  const sent = vi.fn((event: Event) => event.defaultPrevented);
  const listen = (event: Event) => {
    sent(event);
    event.preventDefault();
  };
  addEventListener('submit', listen);
  onTestFinished(() => removeEventListener('submit', listen));
  return () => sent.mock.results.map(({ value }) => value);
};

test('if Temporal fails to load, the list still filters by kind, and the server filters by opening hours', async () => {
  clock.load = () => Promise.reject(new Error('offline'));
  const sent = submitted();
  await open();
  choose('cafe');
  expect([names().length, sent()]).toEqual([3, []]);
  check();
  expect(sent()).toEqual([false]);
});

test('a submitted filter form waits for Temporal, and is sent to the server if Temporal fails to load', async () => {
  let fail = (_: Error) => {};
  clock.load = () =>
    new Promise((_, reject) => {
      fail = reject;
    });
  const sent = submitted();
  await open();
  check();
  expect(sent()).toEqual([]);
  fail(new Error('offline'));
  await settled();
  expect(sent()).toEqual([false]);
});

/** Makes Temporal load until the returned function lets it fail. */
function loadSlowly(): () => Promise<void> {
  let fail = (_: Error) => {};
  clock.load = () =>
    new Promise((_, reject) => {
      fail = reject;
    });
  return () => {
    fail(new Error('offline'));
    return settled();
  };
}

test('while Temporal is loading, the list filters by the printed states of the branches', async () => {
  loadSlowly();
  const now = instant('2026-11-21T15:30:00+01:00');
  await open({ now });
  const closed = names().filter((name) => state(name ?? '') === branchesText.closedNow);
  const others = names().filter((name) => !closed.includes(name));
  check();
  expect([names(), closed.includes('Liestal Märtstand')]).toEqual([others, true]);
  choose('market');
  expect([names(), count()]).toEqual([[], 'Keine Filiale passt zu Ihrer Auswahl.']);
});

test.each([
  ['has no element', (printed: Element) => printed.remove()],
  ['is empty', (printed: Element) => printed.replaceChildren()],
])('while Temporal is loading, a branch whose printed state %s may be open', async (_, change) => {
  loadSlowly();
  await open();
  page?.stop();
  for (const printed of document.querySelectorAll('.krume-branch-state')) {
    printed.removeAttribute('data-open');
    change(printed);
  }
  page = await openPage(document.querySelector('main')?.innerHTML ?? '');
  check();
  choose('market');
  expect([names(), state('Liestal Märtstand') ?? '']).toEqual([['Liestal Märtstand'], '']);
});

test('while Temporal is loading, the printed states keep the wording of the server', async () => {
  loadSlowly();
  await open();
  page?.stop();
  for (const printed of document.querySelectorAll('.krume-branch-state')) printed.textContent = 'Zu';
  page = await openPage(document.querySelector('main')?.innerHTML ?? '');
  choose('market');
  expect(state('Liestal Märtstand')).toBe('Zu');
});

test('if Temporal fails after a kind was chosen in the list of open branches, the server filters the list', async () => {
  const fail = loadSlowly();
  const sent = submitted();
  await open({ filter: { kind: '', openNow: true } });
  choose('market');
  expect(sent()).toEqual([]);
  await fail();
  expect(sent()).toEqual([false]);
});

/** Opens a page on which the shopper chooses a kind before the widget is mounted. */
async function openAfterChoice(kind: string): Promise<void> {
  await open();
  page?.stop();
  getElement<HTMLSelectElement>('[name="art"]').value = kind;
  start(eagerCatalogue());
  await settled();
}

test('mounting applies a kind that was chosen before, even if Temporal fails to load', async () => {
  const fail = loadSlowly();
  await openAfterChoice('market');
  expect(names()).toEqual(['Liestal Märtstand']);
  await expect.poll(search).toBe('?art=market');
  await fail();
  expect([names(), count()]).toEqual([['Liestal Märtstand'], '1 Filiale']);
});

test('if Temporal fails to load, the list of open branches that the server has filtered stays unchanged', async () => {
  const fail = loadSlowly();
  const sent = submitted();
  await open({ filter: { kind: 'city', openNow: true } });
  const before = names();
  await fail();
  expect([names(), sent(), location.search]).toEqual([before, [], '']);
});

test('while Temporal is loading, the list filters by kind', async () => {
  clock.load = () => new Promise(() => {});
  await open();
  choose('cafe');
  expect([names().length, count()]).toEqual([3, '3 Filialen']);
});

test('the count of the branch list includes list entries that have no branch data', async () => {
  await open();
  page?.stop();
  const now = saturdayNoon;
  const markup = String(branchList({ branches: branchesAt(now), url: '/filialen', now }));
  const known = names().length;
  page = await openPage(raw(markup.replace('data-branch="1"', 'data-branch="77"')));
  await settled();
  expect(count()).toBe(`${known} Filialen`);
  choose('market');
  expect([names().length, count()]).toEqual([2, '2 Filialen']);
});

test('with the filter ‘Jetzt geöffnet’, a branch with invalid opening times stays listed and refers to the phone', async () => {
  const night = instant('2026-11-21T23:30:00+01:00');
  const [first = {}, ...others] = branchesAt(night);
  const illegible = { ...first, openingTimes: [{ weekday: 5, opens: '06:00', closes: '18:30' }] };
  await open({ now: night, branches: [illegible, ...others] });
  const [name = ''] = names();
  expect(state(name)).toBe('Öffnungszeiten bitte telefonisch erfragen');
  check();
  expect(names()).toEqual([name]);
  check();
  await pass(60);
  expect(state(name)).toBe('Öffnungszeiten bitte telefonisch erfragen');
});

test('a branch with a valid and an invalid opening time is shown as open during the valid opening time', async () => {
  const [first = {}, ...others] = branchesAt(saturdayNoon);
  const openingTimes = [{ weekday: 5, opens: 0, closes: 86_400 }, { weekday: 6 }];
  await open({ branches: [{ ...first, openingTimes }, ...others] });
  expect(state(names()[0] ?? '')).toBe('Jetzt geöffnet');
});

test.each([null, 7, { id: 8 }, { id: '9', name: 'Ohne Ort', place: 7 }])(
  'the branch list ignores the invalid branch %j and lists all other branches',
  async (odd) => {
    const now = saturdayNoon;
    const markup = String(branchList({ branches: branchesAt(now), url: '/filialen', now }));
    vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    page = await openPage(raw(markup.replace('"branches":[', `"branches":[${JSON.stringify(odd)},`)));
    await settled();
    expect(getElement('[data-widget="branch-list"]').dataset.widgetState).toBe('ready');
    choose('market');
    expect(names()).toEqual(['Liestal Märtstand']);
  },
);

test('the list does not overwrite a count or an open/closed text that contains child elements', async () => {
  const now = saturdayNoon;
  const markup = String(branchList({ branches: branchesAt(now), url: '/filialen', now }));
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  page = await openPage(raw(markup.replace(/(krume-branch-(?:count|state)"[^>]*>)/g, '$1<i>neu</i> ')));
  await settled();
  choose('market');
  expect(document.querySelectorAll('.krume-branch-count i').length).toBe(1);
  expect(document.querySelectorAll('.krume-branch-state i').length).toBe(
    markup.match(/krume-branch-state/g)?.length,
  );
  expect(names()).toEqual(['Liestal Märtstand']);
});

test('a list entry shows when its branch closes, and counts down the last 30 minutes', async () => {
  await open({ now: instant('2026-11-23T17:58:00+01:00') });
  expect(note('Rebgasse')).toBe('bis 18:30');
  await pass(300);
  expect(note('Rebgasse')).toBe('Schliesst in 27 Minuten');
  await pass(60);
  expect(note('Rebgasse')).toBe('Schliesst in 26 Minuten');
  await pass(1800);
  expect([state('Rebgasse'), note('Rebgasse')]).toEqual(['Jetzt geschlossen', 'Öffnet morgen um 06:00']);
});

test('a complete zip sorts the branches and is written to the URL; an empty zip restores the original order', async () => {
  await open();
  const before = names();
  typeZip('441');
  expect(names()).toEqual(before);
  typeZip('4410');
  await settled();
  expect(names().slice(0, 2)).toEqual(['Liestal Märtstand', 'Muttenz']);
  expect(count()).toBe('11 Filialen, die nächste zuerst');
  await expect.poll(search).toBe('?plz=4410');
  typeZip('');
  await settled();
  expect([names(), count()]).toEqual([before, '11 Filialen']);
  await expect.poll(search).toBe('');
});

test('the server sorts the branches for a zip in the same order as the client', async () => {
  await open({ zip: '4410' });
  expect(names().slice(0, 2)).toEqual(['Liestal Märtstand', 'Muttenz']);
  expect(count()).toBe('11 Filialen, die nächste zuerst');
  typeZip('4058');
  await settled();
  expect(names()[0]).toBe('Rebgasse');
  page?.stop();
  page = undefined;
});

test('‘In meiner Nähe’ sorts the branches by distance from the device, shows distances and keeps the filter', async () => {
  const getCurrentPosition = vi.fn((done: PositionCallback) =>
    done({ coords: { latitude: 47.53, longitude: 7.64 } } as GeolocationPosition),
  );
  locate(getCurrentPosition);
  await open();
  expect(getCurrentPosition).not.toHaveBeenCalled();
  getElement('.krume-branch-near').click();
  await settled();
  expect(names()[0]).toBe('Muttenz');
  expect(textOf(getElement('[data-branch="9"] .krume-branch-distance'))).toMatch(/^\d+(\.\d km|00 m)$/);
  // After the frame and the task in which the URL would change
  await pass(1);
  expect([count(), location.search]).toEqual(['11 Filialen, die nächste zuerst', '']);
  choose('land');
  await expect.poll(search).toBe('?art=land');
  expect(names()[0]).toBe('Muttenz');
  typeZip('4410');
  await settled();
  expect(document.querySelector('.krume-branch-distance')).toBeNull();
});

test('if the user refuses to share the position of the device, a message appears, and the list keeps its order', async () => {
  const getCurrentPosition = (_: unknown, failed: () => void) => failed();
  locate(getCurrentPosition);
  await open();
  const before = names();
  getElement('.krume-branch-near').click();
  await settled();
  expect(names()).toEqual(before);
  expect(dialogTexts()).toEqual([
    'Ihr Standort ist nicht bekannt. Geben Sie stattdessen Ihre Postleitzahl ein.',
  ]);
});

test('if the position of the device is requested and refused while a zip is loading, the zip sorts the list', async () => {
  let refuse = () => {};
  locate((_, failed) => {
    refuse = failed;
  });
  await open();
  typeZip('4410');
  getElement('.krume-branch-near').click();
  await settled();
  refuse();
  await settled();
  expect(names()[0]).toBe('Liestal Märtstand');
  expect(count()).toBe('11 Filialen, die nächste zuerst');
  expect(dialogTexts()).toHaveLength(1);
});

test('if the user typed a zip before mount, mounting sorts the branch list by this zip', async () => {
  await open();
  const host = getElement('[data-widget="branch-list"]');
  page?.stop();
  getElement<HTMLInputElement>('[name="plz"]').value = '4410';
  const signal = AbortSignal.timeout(60_000);
  onTestFinished(filterBranches(host, parse(Branches, branchesAt(saturdayNoon)), signal));
  await settled();
  expect(names()[0]).toBe('Liestal Märtstand');
  expect(count()).toBe('11 Filialen, die nächste zuerst');
  await expect.poll(search).toBe('?plz=4410');
});

test('if the user types the same zip again while the device determines its position, the position is ignored', async () => {
  let found: PositionCallback = () => {};
  locate((done) => {
    found = done;
  });
  await open({ zip: '4410' });
  getElement('.krume-branch-near').click();
  await settled();
  for (const zip of ['44', '4410']) typeZip(zip);
  found({ coords: { latitude: 47.56, longitude: 7.6 } } as GeolocationPosition);
  await settled();
  expect(names().slice(0, 2)).toEqual(['Liestal Märtstand', 'Muttenz']);
  expect(getElement<HTMLInputElement>('[name="plz"]').value).toBe('4410');
});

test('a filter change while the device determines its position does not cancel the position', async () => {
  let found: PositionCallback = () => {};
  locate((done) => {
    found = done;
  });
  await open({ zip: '4410' });
  getElement('.krume-branch-near').click();
  await settled();
  choose('land');
  found({ coords: { latitude: 47.58, longitude: 7.65 } } as GeolocationPosition);
  await settled();
  expect(names()[0]).toBe('Riehen Dorf');
});

test('after two clicks, ‘In meiner Nähe’ stays busy until the position of the second click is known', async () => {
  const refusals: (() => void)[] = [];
  locate((_, failed) => refusals.push(failed));
  await open();
  const button = getElement('.krume-branch-near');
  const busyAfter: boolean[] = [];
  for (let clicks = 0; clicks < 2; clicks++) {
    button.click();
    await settled();
  }
  for (const refuse of refusals) {
    refuse();
    await settled();
    busyAfter.push(button.hasAttribute('aria-busy'));
  }
  expect([busyAfter, dialogTexts().length]).toEqual([[true, false], 1]);
});

test('if the user types a zip while the device determines its position, the zip sorts the list and the position is ignored', async () => {
  let found: PositionCallback = () => {};
  locate((done) => {
    found = done;
  });
  await open();
  getElement('.krume-branch-near').click();
  await settled();
  expect(getElement('.krume-branch-near').getAttribute('aria-busy')).toBe('true');
  typeZip('4410');
  await settled();
  found({ coords: { latitude: 47.53, longitude: 7.64 } } as GeolocationPosition);
  await settled();
  expect(names()[0]).toBe('Liestal Märtstand');
  expect(getElement<HTMLInputElement>('[name="plz"]').value).toBe('4410');
  await expect.poll(search).toBe('?plz=4410');
  expect(getElement('.krume-branch-near').hasAttribute('aria-busy')).toBe(false);
});
