// @vitest-environment page
import { raw } from 'hono/html';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { branchList } from '../../../fixtures/markup/branch-list.ts';
import { branchesAt } from '../../../fixtures/shop/branches.ts';
import { loadTemporal, temporal } from '../../../shared/rules/temporal.ts';
import { $shownBranches } from '../../../shared/stores/shown-branches.ts';
import { branchesText } from '../../../shared/text/branches.ts';
import { openPage, textOf } from '../../support/page/live-page.ts';
import { getElement, settled } from '../../support/page/page.ts';

// site.md sections 2.12 and 4.6

/** The result of loading the chunk with `Temporal` */
const clock = vi.hoisted((): { answer: (() => Promise<void>) | undefined } => ({ answer: undefined }));
vi.mock('../../../shared/rules/temporal.ts', async (original) => {
  const real = await original<typeof import('../../../shared/rules/temporal.ts')>();
  return { ...real, loadTemporal: () => clock.answer?.() ?? real.loadTemporal() };
});

await loadTemporal();
const instant = (text: string) => temporal().Instant.from(text).epochMilliseconds;
const saturdayNoon = instant('2026-11-21T12:00:00+01:00');

let page: Awaited<ReturnType<typeof openPage>> | undefined;
beforeEach(() => history.replaceState(null, '', '/filialen'));
afterEach(() => {
  page?.stop();
  page = undefined;
  clock.answer = undefined;
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
  // Also announced by screen readers
  expect(getElement('.krume-branch-count').getAttribute('role')).toBe('status');
  return textOf(getElement('.krume-branch-count'));
};
const state = (name: string) =>
  textOf(
    [...document.querySelectorAll('[data-branch]')]
      .find((row) => textOf(row.querySelector('h2')) === name)
      ?.querySelector('.krume-branch-state'),
  );

function choose(kind: string): void {
  const select = getElement<HTMLSelectElement>('[name="art"]');
  select.value = kind;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
const check = () => getElement('[name="offen"]').click();
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

test('the options are the seven kinds of the specification, in order', async () => {
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
  'the kind %s filters the list, updates the count and is written to the URL',
  async (kind, number, left) => {
    await open();
    choose(kind);
    expect(names()).toEqual(left);
    expect(count()).toBe(number);
    expect(location.search).toBe(`?art=${kind}`);
    choose('');
    expect([names().length, count(), location.search]).toEqual([11, '11 Filialen', '']);
  },
);

test('Jetzt geöffnet shows the branches open now in Zurich, combined with the kind', async () => {
  await open();
  check();
  expect(names()).not.toContain('Dreispitz');
  expect(names()).toContain('Marktplatz');
  expect(location.search).toBe('?offen=1');
  choose('market');
  expect([names(), location.search]).toEqual([['Liestal Märtstand'], '?offen=1&art=market']);
});

test('shows a text when no branch matches', async () => {
  await open({ now: instant('2026-11-21T03:00:00+01:00') });
  check();
  expect([names(), count()]).toEqual([[], 'Keine Filiale passt zu Ihrer Auswahl.']);
});

test('hides a branch within a second after it closes and shows one when it opens', async () => {
  // Liestal's stall closes at 13:00 on Saturdays
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
  'updates opening states when a background page becomes visible (%s)',
  async (event) => {
    await open({ now: instant('2026-11-21T12:59:30+01:00') });
    check();
    vi.setSystemTime(instant('2026-11-21T15:30:00+01:00'));
    dispatchEvent(new Event(event));
    expect(names()).not.toContain('Liestal Märtstand');
  },
);

test('does not publish unchanged branches, and stops its timer on unmount', async () => {
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

test('opens the house at 07:00 on a Sunday, in any time zone of the device', async () => {
  await open({ now: instant('2026-11-22T06:59:59+01:00') });
  check();
  expect(names()).not.toContain('Rebgasse');
  await pass(1);
  expect(names()).toContain('Rebgasse');
});

test('keeps a focused entry when it closes, and hides it at the next filter change', async () => {
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

test('on a public holiday the branch is closed and the station has special hours', async () => {
  await open({ now: instant('2026-12-25T10:00:00+01:00') });
  expect([state('Rebgasse'), state('Bahnhof SBB')]).toEqual([branchesText.closedNow, branchesText.openNow]);
});

test("applies the filter of the page's URL", async () => {
  await open({ now: instant('2026-12-25T10:00:00+01:00'), filter: { kind: '', openNow: true } });
  expect([names(), count()]).toEqual([['Bahnhof SBB'], '1 Filiale']);
});

test('Enter in the form does not leave the page', async () => {
  await open();
  choose('cafe');
  const sent = new Event('submit', { bubbles: true, cancelable: true });
  getElement('form').dispatchEvent(sent);
  expect([sent.defaultPrevented, names().length]).toEqual([true, 3]);
});

test('with 500 branches, writes only to entries that change', async () => {
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
  // The opening states have not changed
  await pass(60);
  expect([names().length, written()]).toEqual([5, 0]);
  observer.disconnect();
});

test('keeps an entry without branch data visible', async () => {
  const branches = branchesAt(saturdayNoon);
  await open({ branches });
  page?.stop();
  getElement('[data-branch="2"]').dataset.branch = '999';
  page = await openPage(document.querySelector('main')?.innerHTML ?? '');
  choose('market');
  expect(names()).toEqual(['Marktplatz', 'Liestal Märtstand']);
});

test('renders names and addresses as text, never as HTML', async () => {
  const [first] = branchesAt(saturdayNoon);
  await open({ branches: [{ ...first, name: '<img src=x onerror=alert(1)>', subtitle: '<b>' }] });
  expect([document.querySelector('main img'), document.querySelector('main b')]).toEqual([null, null]);
});

test('shows no hours and no phone link for a branch without them', async () => {
  const [first] = branchesAt(saturdayNoon);
  await open({ branches: [{ ...first, openingTimes: [], holidays: [], phone: null }] });
  const row = getElement('[data-branch]');
  expect(row.querySelector('.krume-branch-state, dl, [href^="tel:"]')).toBeNull();
  check();
  expect(names()).toEqual([]);
});

test('shows no map link without coordinates, and ignores unknown codes and invalid holidays', async () => {
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

test("restores the server's list on unmount", async () => {
  await open();
  const before = document.querySelectorAll('[data-branch][hidden]').length;
  choose('market');
  page?.stop();
  expect([document.querySelectorAll('[data-branch][hidden]').length, count()]).toEqual([
    before,
    '11 Filialen',
  ]);
});

test('restores the printed opening states on unmount', async () => {
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

test('if Temporal fails to load, filters by kind in place and by opening hours on the server', async () => {
  clock.answer = () => Promise.reject(new Error('offline'));
  const sent = submitted();
  await open();
  choose('cafe');
  expect([names().length, sent()]).toEqual([3, []]);
  check();
  expect(sent()).toEqual([false]);
});

test('waits for Temporal before filtering by opening hours, and submits the form when it fails to load', async () => {
  let fail = (_: Error) => {};
  clock.answer = () =>
    new Promise((_, reject) => {
      fail = reject;
    });
  const sent = submitted();
  await open();
  check();
  expect([sent(), count()]).toEqual([[], '11 Filialen']);
  fail(new Error('offline'));
  await settled();
  expect(sent()).toEqual([false]);
});

test('keeps an entry without branch data visible and counts it', async () => {
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

test('treats a branch with invalid opening times as possibly open and refers to the phone', async () => {
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

test('shows a branch as open if another, valid opening time says so', async () => {
  const [first = {}, ...others] = branchesAt(saturdayNoon);
  const openingTimes = [{ weekday: 5, opens: 0, closes: 86_400 }, { weekday: 6 }];
  await open({ branches: [{ ...first, openingTimes }, ...others] });
  expect(state(names()[0] ?? '')).toBe('Jetzt geöffnet');
});

test.each([null, 7, { id: 8 }, { id: '9', name: 'Ohne Ort', place: 7 }])(
  'an invalid branch such as %j does not affect the others',
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

test('does not overwrite an element that contains other elements', async () => {
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
