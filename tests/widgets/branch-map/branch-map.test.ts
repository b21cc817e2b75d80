// @vitest-environment page

import { html } from 'hono/html';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { branchesOf } from '../../../demo-pages/shop/content/shop-size.ts';
import { branchList } from '../../../fixtures/markup/branch-list.ts';
import { branchMap, customMap, locationMap } from '../../../fixtures/markup/branch-map.ts';
import type { Markup } from '../../../fixtures/markup/markup.ts';
import { branchesAt } from '../../../fixtures/shop/branches.ts';
import { loadTemporal, temporal } from '../../../shared/rules/dates/temporal.ts';
import { decideConsent } from '../../../shared/stores/session/consent.ts';
import {
  $branches,
  $hasBranchList,
  $hasBranchMap,
  $shownBranches,
} from '../../../shared/stores/shown-branches.ts';
import { branchesText } from '../../../shared/text/branches.ts';
import { mapText } from '../../../shared/text/map.ts';
import { forgetMaps } from '../../../shared/ui/map/maps-service.ts';
import { dialogTexts } from '../../support/page/dialog.ts';
import { openPage, textOf } from '../../support/page/live-page.ts';
import { getElement, setPage, settled } from '../../support/page/page.ts';
import { forgetMapService, mapConfiguration, offerMapService } from '../../support/shop/map-service.ts';
import { connectShop } from '../../support/shop/shop.ts';

// site.md sections 2.12 and 9, "Maps": the branch map

await loadTemporal();
const now = temporal().Instant.from('2026-11-21T12:00:00+01:00').epochMilliseconds;
const fallback = 'Alle Filialen stehen in der Liste.';
const key = mapConfiguration({ key: 'k' });

let page: Awaited<ReturnType<typeof openPage>> | undefined;
let shop: ReturnType<typeof connectShop>;
let service: ReturnType<typeof offerMapService>;
beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/filialen');
  shop = connectShop();
  service = offerMapService();
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  page?.stop();
  page = undefined;
  forgetMaps({});
  forgetMapService();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const list = (branches: readonly object[] = branchesAt(now)) =>
  branchList({ branches, url: '/filialen', now });

async function open(...parts: { toString(): string }[]) {
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  page = await openPage(...parts);
  await settled();
}

async function allow() {
  decideConsent('granted');
  await settled();
}

/** Waits for the next paint, after which the markers match the list. */
const painted = async () => {
  await new Promise(requestAnimationFrame);
  await vi.advanceTimersByTimeAsync(1);
};
const shownText = () => textOf(getElement('.branch-map'));
const says = () => textOf(service.window().content);
const marked = () => textOf(document.querySelector('[data-branch][aria-current] h2'));

test('before consent, the map requests nothing and shows the server’s text and a consent prompt', async () => {
  await open(key, branchMap({ fallback }), list());
  expect(service.importLibrary).not.toHaveBeenCalled();
  expect(document.querySelector('script[src]')).toBeNull();
  expect(shownText()).toContain(fallback);
  expect(shownText()).toContain('Die Karte kommt von Google Maps.');
});

test('with consent, the map marks all branches that have coordinates, centred on the home city at zoom 10', async () => {
  await open(key, branchMap({ fallback }), list());
  await allow();
  // The map has no controls that lead away from the branches
  const controls = { streetViewControl: false, mapTypeControl: false };
  expect(service.maps).toMatchObject([{ center: { lat: 47.5587, lng: 7.5903 }, zoom: 10, ...controls }]);
  expect(service.shown()).toHaveLength(10);
  expect(service.shown()).not.toContain('Dreispitz');
  expect(shop.calls()).not.toContain('GET /rest/location/');
});

test('the map shows markers only for branches that match the filter of the branch list', async () => {
  await open(key, branchMap({ fallback }), list());
  await allow();
  const select = getElement<HTMLSelectElement>('[name="art"]');
  select.value = 'cafe';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  // The list updates before the map
  expect(service.shown()).toHaveLength(10);
  await painted();
  expect(service.shown()).toEqual(['Rebgasse', 'Riehen Dorf', 'Muttenz']);
  select.value = '';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await painted();
  // Without a filter, the map returns to its initial zoom, at which markers form clusters
  service.zoomTo(18);
  expect(service.shown()).toHaveLength(10);
  expect(service.markers.filter(({ text }) => !text)).toHaveLength(10);
});

describe('a branch map whose markers would overlap at the initial zoom', () => {
  beforeEach(() => {
    service = offerMapService({ zoom: 10 });
  });
  const clusters = () => service.shown().filter((name) => / Filialen$/.test(name));
  const select = (kind: string) => {
    const field = getElement<HTMLSelectElement>('[name="art"]');
    field.value = kind;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };

  test.each(['plain', 'advanced'])(
    'a cluster button with the number of branches replaces the %s markers, and pressing the button zooms in',
    async (kind) => {
      const configuration = kind === 'plain' ? key : mapConfiguration({ key: 'k', mapId: 'ID' });
      await open(configuration, branchMap({ fallback }), list());
      await allow();
      const [name = ''] = clusters();
      const marker = service.markers.find(({ title }) => title === name);
      expect([marker?.kind, `${marker?.text} Filialen`]).toEqual([kind, name]);
      const before = service.shown().length;
      service.press(name);
      await settled();
      expect(service.views).toEqual([
        { center: expect.objectContaining({ lat: expect.closeTo(47.56, 1) }) },
        { zoom: expect.any(Number) },
      ]);
      expect(service.shown().length).toBeGreaterThan(before);
      expect(service.shown()).not.toContain(name);
      expect(textOf(getElement('.krume-map [role="status"]'))).toBe(`Karte auf ${name} vergrössert`);
    },
  );

  test('zooming in splits the clusters, and zooming out forms the clusters again', async () => {
    await open(key, branchMap({ fallback }), list());
    await allow();
    const before = service.shown();
    service.zoomTo(18);
    expect([clusters(), service.shown().length]).toEqual([[], 10]);
    service.zoomTo(10);
    expect(service.shown().sort()).toEqual(before.sort());
  });

  test('a map link in the branch list zooms in until the linked branch has its own marker', async () => {
    await open(key, branchMap({ fallback }), list());
    await allow();
    expect(service.shown()).not.toContain('Marktplatz');
    getElement('[data-branch="2"] .krume-branch-on-map').click();
    await settled();
    expect([service.window().name, service.shown().includes('Marktplatz')]).toEqual(['Marktplatz', true]);
  });

  test('zooming out closes the info window of a branch that becomes part of a cluster', async () => {
    await open(key, branchMap({ fallback }), list());
    await allow();
    service.zoomTo(18);
    service.press('Marktplatz');
    service.zoomTo(10);
    expect([service.window().content, marked()]).toEqual([undefined, undefined]);
  });

  test('filtering the list zooms the map to the matching branches, and ‘Alle’ restores the initial view', async () => {
    await open(key, branchMap({ fallback }), list());
    await allow();
    expect(service.views).toEqual([]);
    select('cafe');
    await painted();
    const [fitted] = service.views;
    expect(fitted).toEqual({
      bounds: { south: 47.5226, north: 47.5838, west: 7.5935, east: 7.6483 },
    });
    select('');
    await painted();
    expect(service.views.slice(1)).toEqual([{ center: { lat: 47.5587, lng: 7.5903 } }, { zoom: 10 }]);
  });

  test('with the filter ‘Jetzt geöffnet’, the map does not move when a branch closes', async () => {
    await open(key, branchMap({ fallback }), list());
    await allow();
    getElement('[name="offen"]').click();
    await painted();
    expect(service.views).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(61 * 60_000);
    await painted();
    expect(service.views).toHaveLength(1);
  });

  test('if the server has filtered the list, the map initially shows all matching branches', async () => {
    const filter = { kind: 'cafe', openNow: false };
    await open(
      key,
      branchMap({ fallback }),
      branchList({ branches: branchesAt(now), filter, url: '/filialen', now }),
    );
    await allow();
    expect(service.views).toEqual([{ bounds: expect.any(Object) }]);
  });
});

describe('a branch map with more branches than one task can add', () => {
  const many = branchesOf({ isLarge: true }, now).slice(0, 22);
  let waiting: (() => void)[];

  /**
   * Opens a map on which each task adds only one marker, because each reading of the clock advances the clock by 10 ms.
   * `runTasks` runs the tasks.
   */
  async function openSlowly() {
    await open(key, branchMap({ fallback }), list(many));
    let time = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => {
      time += 10;
      return time;
    });
    waiting = [];
    vi.stubGlobal(
      'MessageChannel',
      class {
        port1 = { onmessage: () => {}, close: () => {} };
        port2 = { postMessage: () => void waiting.push(() => this.port1.onmessage()) };
      },
    );
    await allow();
  }

  async function runTasks() {
    while (waiting.length) {
      for (const run of waiting.splice(0)) run();
      await settled();
    }
  }

  test('the map adds the markers of many branches in several tasks', async () => {
    await openSlowly();
    expect(service.shown()).toEqual([]);
    await runTasks();
    expect(service.shown()).toHaveLength(20);
    expect(service.markers).toHaveLength(20);
  });

  test('a map link in the list opens the info window of a branch even before the branch has a marker', async () => {
    await openSlowly();
    getElement('[data-branch="16"] .krume-branch-on-map').click();
    await settled();
    expect(service.window().name).toBe('St. Johann 16');
    expect(service.shown()).toEqual(['St. Johann 16']);
    await runTasks();
    expect(service.markers).toHaveLength(20);
  });

  test('after a filter change, the map stops adding the markers of the previous filter', async () => {
    await openSlowly();
    const select = getElement<HTMLSelectElement>('[name="art"]');
    select.value = 'cafe';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await painted();
    await runTasks();
    const names = service.shown().map((name) => name.replace(/ \d+$/, ''));
    expect(new Set(names)).toEqual(new Set(['Rebgasse', 'Riehen Dorf', 'Muttenz']));
  });
});

test('with ‘Jetzt geöffnet’, the marker of a branch disappears at the closing time of the branch', async () => {
  await open(key, branchMap({ fallback }), list());
  await allow();
  getElement('[name="offen"]').click();
  await painted();
  const [atNoon, both] = [service.shown(), ['St. Johann', 'Liestal Märtstand']];
  expect(atNoon).toEqual(expect.arrayContaining(both));
  // The clock passes 13:00 on Saturday, when both branches close
  await vi.advanceTimersByTimeAsync(61 * 60_000);
  await painted();
  expect(service.shown()).toEqual(atNoon.filter((name) => !both.includes(name)));
});

test('the info window of a branch shows image, name, address, hours, special hours, phone and directions', async () => {
  await open(key, branchMap({ fallback }), list());
  await allow();
  service.press('Rebgasse');
  expect(service.window().name).toBe('Rebgasse');
  expect(says()).toBe(
    'RebgasseStammhaus mit CaféRebgasse 12, 4058 BaselÖffnungszeiten:Mo-Fr06:00 - 18:30 UhrSa06:00 - 17:00 UhrSo07:00 - 12:00 UhrSonderöffnungszeiten:24.12.2026 Heiligabend ab 16:00 Uhr geschlossen25.12.2026 Weihnachten geschlossenTel: 061 555 01 01Route planenIn der Liste zeigen',
  );
  const { content } = service.window();
  expect(content?.querySelector('img')?.getAttribute('src')).toBe('/artwork/filialen/stammhaus.svg');
  expect([...(content?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    'tel:0615550101',
    'https://www.google.com/maps/dir/?api=1&destination=Rebgasse+12%2C+4058+Basel',
  ]);
  const [, route] = content?.querySelectorAll('a') ?? [];
  expect([route?.target, route?.rel, service.window().takesFocus]).toEqual(['_blank', 'noopener', true]);
});

test('the info window of a branch with invalid opening times refers to the phone', async () => {
  const [first] = branchesAt(now);
  const openingTimes = [{ weekday: 9, opens: 21_600, closes: 66_600 }];
  await open(key, branchMap({ fallback }), list([{ ...first, openingTimes }]));
  await allow();
  service.press('Rebgasse');
  expect(says()).toContain(branchesText.hoursUnknown);
});

test('the text in the info window has the font size of the page', async () => {
  await open(key, html`<div style="font-size: 32px">${branchMap({ fallback })}</div>`, list());
  await allow();
  service.press('Marktplatz');
  const { content, maxWidth } = service.window();
  expect([content instanceof HTMLElement && content.style.fontSize, maxWidth]).toEqual(['32px', 680]);
});

test('the info window has six wordings for special opening hours, and lists at most two special openings of a branch', async () => {
  const [first] = branchesAt(now);
  const day = '2026-12-07';
  const wordings: [start: string, end: string, openingType: number, text: string][] = [
    [`${day}T00:00:00`, `${day}T23:59:59`, 0, 'Fest geschlossen'],
    [`${day}T05:00:00`, `${day}T12:00:00`, 0, 'Fest Morgens geschlossen'],
    [`${day}T12:00:00`, `${day}T19:00:00`, 1, 'Fest Nachmittags geöffnet'],
    [`${day}T16:00:00`, `${day}T22:00:00`, 0, 'Fest ab 16:00 Uhr geschlossen'],
    [`${day}T08:00:00`, `${day}T14:30:00`, 1, 'Fest 08:00 bis 14:30 Uhr geöffnet'],
    [
      '2026-12-07T16:00:00',
      '2026-12-09T05:00:00',
      0,
      'Fest von 07.12.2026 16:00 bis 09.12.2026 05:00 Uhr geschlossen',
    ],
  ];
  const branches = wordings.map(([startDate, endDate, openingType], index) => ({
    ...first,
    id: index + 1,
    name: `Filiale ${index + 1}`,
    holidays: [0, 1, 2].map(() => ({ name: 'Fest', startDate, endDate, openingType })),
  }));
  await open(key, branchMap({ fallback }), list(branches));
  await allow();
  for (const [index, [, , , text]] of wordings.entries()) {
    service.press(`Filiale ${index + 1}`);
    const line = text.includes(' von ') ? text : `07.12.2026 ${text}`;
    expect(says()).toContain(`Sonderöffnungszeiten:${line}${line}Tel:`);
  }
});

test('the info window shows the dates of two special openings that have the same name', async () => {
  await open(key, branchMap({ fallback }), list());
  await allow();
  service.press('Marktplatz');
  const { content } = service.window();
  expect([...(content?.querySelectorAll('time') ?? [])].map((day) => textOf(day.parentElement))).toEqual([
    '13.12.2026 Adventsverkauf 11:00 bis 18:00 Uhr geöffnet',
    '20.12.2026 Adventsverkauf 11:00 bis 18:00 Uhr geöffnet',
  ]);
});

test('the info window omits missing hours, image, phone and address, and renders markup as text', async () => {
  const [first] = branchesAt(now);
  const bare = {
    ...first,
    name: '<img src=x>',
    subtitle: null,
    street: null,
    zip: null,
    place: null,
    phone: null,
    image: null,
    openingTimes: [],
    holidays: [{ name: 'Fest', startDate: 'bald', endDate: 'später', openingType: 0 }],
  };
  await open(key, branchMap({ fallback }), list([bare]));
  await allow();
  service.press('<img src=x>');
  expect(says()).toBe('<img src=x>In der Liste zeigen');
  expect(service.window().content?.querySelector('img')).toBeNull();
});

test('the info window removes an image that fails to load', async () => {
  await open(key, branchMap({ fallback }), list());
  await allow();
  service.press('Rebgasse');
  service.window().content?.querySelector('img')?.dispatchEvent(new Event('error'));
  await settled();
  expect(service.window().content?.querySelector('img')).toBeNull();
});

test('after a failed image, the info window of the next branch shows the image of the next branch', async () => {
  const [first, second] = branchesAt(now);
  await open(key, branchMap({ fallback }), list([first ?? {}, { ...second, image: '/artwork/andere.svg' }]));
  await allow();
  service.press('Rebgasse');
  service.window().content?.querySelector('img')?.dispatchEvent(new Event('error'));
  await settled();
  service.press('Marktplatz');
  expect(service.window().content?.querySelector('img')?.getAttribute('src')).toBe('/artwork/andere.svg');
});

test('opening an info window marks the branch in the list, and closing the window focuses the map link that was clicked', async () => {
  await open(key, branchMap({ fallback }), list());
  await allow();
  service.press('Gundeli');
  expect(marked()).toBe('Gundeli');
  const link = getElement('[data-branch="2"] .krume-branch-on-map');
  link.focus();
  link.click();
  await settled();
  expect([service.window().name, service.windows()]).toEqual(['Marktplatz', 1]);
  expect(marked()).toBe('Marktplatz');
  expect(scrollTo).toHaveBeenCalled();
  link.blur();
  service.close();
  expect(marked()).toBeUndefined();
  expect(document.activeElement).toBe(link);
  // If the user has moved the focus, closing the window leaves the focus there
  link.click();
  await settled();
  getElement('[name="art"]').focus();
  service.close();
  expect(document.activeElement).toBe(getElement('[name="art"]'));
});

test('the map ignores a click on a map link if a modifier key is pressed, and after the map has unmounted', async () => {
  await open(key, branchMap({ fallback }), list());
  await allow();
  const press = (options: MouseEventInit = {}) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    const prevented = vi.spyOn(click, 'preventDefault');
    getElement('[data-branch="2"] .krume-branch-on-map').dispatchEvent(click);
    // The first call is from the listener above, which keeps the test on the page
    return prevented.mock.calls.length > 1;
  };
  expect([press({ ctrlKey: true }), press()]).toEqual([false, true]);
  await settled();
  expect(marked()).toBe('Marktplatz');
  decideConsent('denied');
  await settled();
  expect([marked(), press()]).toEqual([undefined, false]);
});

test('if a map shows a single place, links in the branch list do not open its info window', async () => {
  await open(key, customMap({ latitude: 47.5, longitude: 7.6, info: html`<p>Petersplatz</p>` }), list());
  await allow();
  expect([service.maps.length, $hasBranchMap.get()]).toEqual([1, false]);
});

test('if the info window of a branch is open, unmounting the list removes the mark from the entry of the branch', async () => {
  await open(key, branchMap({ fallback }), list());
  await allow();
  service.press('Gundeli');
  const entry = getElement('[data-branch][aria-current]');
  getElement('[data-widget="branch-list"]').remove();
  await settled();
  expect(entry.hasAttribute('aria-current')).toBe(false);
});

test('after the list and the map have unmounted, no entry is marked, and the stores of the list are empty', async () => {
  await open(key, branchMap({ fallback }), list());
  await allow();
  service.press('Gundeli');
  page?.stop();
  expect(document.querySelector('[aria-current]')).toBeNull();
  expect([$branches.get(), $shownBranches.get(), $hasBranchList.get()]).toEqual([
    undefined,
    undefined,
    false,
  ]);
  expect([$branches.lc, $shownBranches.lc]).toEqual([0, 0]);
});

test('‘In der Liste zeigen’ in the info window focuses the entry of the branch in the list', async () => {
  await open(key, branchMap({ fallback }), list());
  await allow();
  service.press('Gundeli');
  service.window().content?.querySelector('button')?.click();
  expect(document.activeElement).toBe(getElement('[data-branch="4"] .krume-branch-on-map'));
});

test('if no map is visible, a map link in the list opens the website of the map service', async () => {
  await open(key, branchMap({ fallback }), list());
  const link = getElement('[data-branch="2"] .krume-branch-on-map');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  link.addEventListener('click', (event) => event.preventDefault(), { capture: false, once: true });
  const prevented = vi.spyOn(click, 'preventDefault');
  link.dispatchEvent(click);
  expect(prevented).toHaveBeenCalledTimes(1);
  expect(link.getAttribute('href')).toBe(
    'https://www.google.com/maps/search/?api=1&query=Marktplatz+9%2C+4001+Basel',
  );
});

test('if a filter hides the branch whose info window is open, the info window closes', async () => {
  await open(key, branchMap({ fallback }), list());
  await allow();
  service.press('Gundeli');
  const select = getElement<HTMLSelectElement>('[name="art"]');
  select.focus();
  select.value = 'market';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await painted();
  expect(service.window().content).toBeUndefined();
  expect(document.activeElement).toBe(select);
});

test('Escape in the map closes the info window', async () => {
  await open(key, branchMap({ fallback }), list());
  await allow();
  service.press('Gundeli');
  getElement('.krume-map-canvas').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(service.window().content).toBeUndefined();
});

test('markers show the logo at 65 × 40 pixels, and are AdvancedMarkerElements if the map has an id', async () => {
  await open(mapConfiguration({ key: 'k', logo: '/logo.svg' }), branchMap({ fallback }), list());
  await allow();
  expect(service.markers[0]).toMatchObject({ kind: 'plain', logo: ['/logo.svg', 65, 40] });
  page?.stop();
  service = offerMapService();
  await open(mapConfiguration({ key: 'k', logo: '/logo.svg', mapId: 'ID' }), branchMap({ fallback }), list());
  await allow();
  expect(service.maps).toMatchObject([{ mapId: 'ID' }]);
  expect(service.markers[0]).toMatchObject({ kind: 'advanced', logo: ['/logo.svg', 65, 40] });
  service.press('Rebgasse');
  expect(says()).toContain('Rebgasse 12');
});

test.each(['500', 'json', 'empty'] as const)(
  'if a map without a list fails to load the branches (fault: %s), a dialog appears, and a retry shows the map',
  async (mode) => {
    await shop.fail('GET /rest/location/', mode, 1);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await open(key, branchMap({ fallback }));
    await allow();
    expect(textOf(getElement('dialog[open]'))).toContain('Standorte konnten nicht geladen werden.');
    expect(shownText()).toContain(mapText.unavailable);
    getElement('dialog[open]').remove();
    getElement('.branch-map button').click();
    await settled();
    expect(service.shown()).toHaveLength(10);
  },
);

test('if a map failed to load while the device was offline, the map appears when the connection returns', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  service.importLibrary.mockRejectedValueOnce(new Error('offline'));
  await open(key, branchMap({ fallback }), list());
  await allow();
  expect(shownText()).toContain(mapText.unavailable);
  dispatchEvent(new Event('online'));
  await settled();
  expect(service.shown()).toHaveLength(10);
  // A second `online` event does not draw the map again
  dispatchEvent(new Event('online'));
  await settled();
  expect([service.maps.length, getElement('.krume-map').getAttribute('aria-busy')]).toEqual([1, 'false']);
});

test('after a time-out of the map script, the retry button requests the script again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const scripts: string[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) scripts.push(node.src);
  });
  const url = 'https://karten.example/haengt.js';
  await open(mapConfiguration({ url }), branchMap({ fallback }), list());
  await allow();
  await vi.advanceTimersByTimeAsync(10_100);
  await settled();
  getElement('.branch-map button').click();
  await settled();
  expect(scripts).toEqual([url, url]);
});

test('if the map service refuses the API key, a later map on the page also shows the fallback text', async () => {
  await open(key, branchMap({ fallback }), list());
  await allow();
  service.refuse();
  setPage(`<main>${key}${branchMap({ fallback })}${list()}</main>`);
  await settled();
  expect(shownText()).toBe(mapText.unavailable + fallback);
});

test('the map does not appear if the user withdraws consent while the map service loads', async () => {
  let come = (_: object) => {};
  service.importLibrary.mockReturnValue(
    new Promise((resolve) => {
      come = resolve;
    }),
  );
  await open(key, locationMap({ location: '3', fallback }));
  await allow();
  decideConsent('denied');
  await settled();
  come({ Map: class {}, InfoWindow: class {}, Marker: class {}, Size: class {} });
  await settled();
  expect([service.maps, shop.calls().filter((call) => call.includes('location'))]).toEqual([[], []]);
  expect(shownText()).toContain('Karte laden');
});

test('if the user withdraws and renews consent while the branch loads, the map of the branch appears', async () => {
  await open(key, locationMap({ location: '3', fallback }));
  const answer = shop.hold();
  await allow();
  decideConsent('denied');
  await settled();
  await allow();
  answer();
  await settled();
  expect(service.shown()).toEqual(['Bahnhof SBB']);
});

test('if the filter changes right before the map unmounts, the map creates no markers', async () => {
  await open(key, branchMap({ fallback }), list());
  await allow();
  const select = getElement<HTMLSelectElement>('[name="art"]');
  select.value = 'cafe';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  decideConsent('denied');
  await settled();
  await painted();
  expect(service.shown()).toEqual([]);
});

test.each([
  ['all branches', '/rest/location/', branchMap({ fallback }), 10],
  ['one branch', '/rest/location/*', locationMap({ location: '3', fallback }), 1],
])(
  'if %s failed to load, the dialog closes and the map appears when the connection returns',
  async (_, call, map, count) => {
    await shop.fail(`GET ${call}`, 'offline', 2);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await open(key, map);
    await allow();
    expect(dialogTexts()).toHaveLength(1);
    // The first retry fails and shows the dialog again
    dispatchEvent(new Event('online'));
    await settled();
    expect(dialogTexts()).toHaveLength(1);
    dispatchEvent(new Event('online'));
    await settled();
    expect([dialogTexts(), service.shown()]).toEqual([[], expect.objectContaining({ length: count })]);
  },
);

interface Failure {
  arrange?(): void;
  configuration?: string;
  map?: Markup;
  afterwards?(): unknown;
  /** Whether a retry button is visible */
  again: boolean;
}
const failures: Readonly<Record<string, Failure>> = {
  'without an API key': { configuration: '<i></i>', again: false },
  'with a script that fails to load': {
    arrange: () => service.importLibrary.mockRejectedValue(new Error('offline')),
    again: true,
  },
  'that returns an unexpected object': {
    arrange: () => service.importLibrary.mockResolvedValue({} as never),
    again: true,
  },
  'that does not respond': {
    arrange: () => service.importLibrary.mockReturnValue(new Promise(() => {})),
    afterwards: () => vi.advanceTimersByTimeAsync(10_100),
    again: true,
  },
  'that refuses the API key': { afterwards: () => service.refuse(), again: false },
  'that does not find the address': { map: locationMap({ location: '11', fallback }), again: true },
  'on a page without a branch id': { map: locationMap({ location: 'page', fallback }), again: false },
};
test.each(Object.entries(failures))(
  'one sentence replaces the map of a map service %s, and the list still shows all branch details',
  async (_, { arrange, configuration = key, map = branchMap({ fallback }), afterwards, again }) => {
    arrange?.();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await open(configuration, map, list());
    await allow();
    await afterwards?.();
    await settled();
    const button = document.querySelector('.branch-map button');
    expect(shownText()).toBe(`${mapText.unavailable}${fallback}${button ? mapText.retry : ''}`);
    expect(button !== null).toBe(again);
    const entries = [...document.querySelectorAll('[data-branch]')];
    expect(entries).toHaveLength(11);
    for (const entry of entries)
      expect(entry.querySelector('[href^="https://www.google.com/maps/dir/"]')).not.toBeNull();
    expect(textOf(entries[0])).toMatch(/Rebgasse 12, 4058 Basel.*Öffnungszeiten Mo-Fr06:00 - 18:30 Uhr/);
  },
);

test("without consent, the page shows the consent prompt, the server's text and the branch list", async () => {
  await open(key, branchMap({ fallback }), list());
  decideConsent('denied');
  await settled();
  expect(shownText()).toContain('Karte laden');
  expect(shownText()).toContain(fallback);
  expect(service.importLibrary).not.toHaveBeenCalled();
  expect(document.querySelectorAll('[data-branch]')).toHaveLength(11);
});

test('a map service that does not respond times out after ten seconds, and a retry shows the map', async () => {
  service.importLibrary.mockReturnValueOnce(new Promise(() => {}));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await open(key, branchMap({ fallback }), list());
  await allow();
  await vi.advanceTimersByTimeAsync(9_900);
  expect(shownText()).not.toContain(mapText.unavailable);
  await vi.advanceTimersByTimeAsync(200);
  await settled();
  expect(shownText()).toContain(mapText.unavailable);
  getElement('.branch-map button').focus();
  getElement('.branch-map button').click();
  expect(document.activeElement).toBe(getElement('.krume-gate-content'));
  await settled();
  expect(service.shown()).toHaveLength(10);
});

test('withdrawing consent replaces the map with the consent prompt', async () => {
  await open(key, branchMap({ fallback }), list());
  await allow();
  decideConsent('denied');
  await settled();
  expect(service.shown()).toEqual([]);
  expect(shownText()).toContain('Karte laden');
});

test('the map of one branch requests the branch by id and marks the location of the branch', async () => {
  await open(key, locationMap({ location: '3', fallback }));
  await allow();
  expect(shop.calls().filter((call) => call === 'GET /rest/location/3')).toHaveLength(1);
  expect(service.shown()).toEqual(['Bahnhof SBB']);
  expect(service.maps).toMatchObject([{ zoom: 10 }]);
  service.press('Bahnhof SBB');
  expect(says()).toContain('Mo-So05:30 - 21:00 Uhr');
  // The page has no list, so the info window has no link to the list
  expect(says()).not.toContain(mapText.inList);
});

test('with data-location="page", the map shows the branch whose id is an attribute of an ancestor of the map', async () => {
  await open(
    key,
    html`<article data-location-id="7">${locationMap({ location: 'page', fallback })}</article>`,
  );
  await allow();
  expect(service.shown()).toEqual(['Riehen Dorf']);
});

test("if the page has no branch id, the map of a single branch shows the server's text", async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await open(key, locationMap({ location: 'page', fallback }));
  // Without a map to show, there is no consent prompt
  expect(shownText()).toBe(mapText.unavailable + fallback);
  await allow();
  expect([shownText(), service.importLibrary.mock.calls]).toEqual([mapText.unavailable + fallback, []]);
  // Only the debug overlay reports the mistake
  expect(console.warn).not.toHaveBeenCalled();
});

test('if a branch has no coordinates, its map looks up the address of the branch', async () => {
  service = offerMapService({
    geocode: async () => ({ results: [{ geometry: { location: { lat: () => 47.54, lng: () => 7.6 } } }] }),
  });
  await open(key, locationMap({ location: '11', fallback }));
  await allow();
  expect(service.asked).toEqual([{ address: 'Münchensteinerstrasse, 4053 Basel', region: 'CH' }]);
  expect(service.maps).toMatchObject([{ center: { lat: 47.54, lng: 7.6 } }]);
});

test('if the map of a branch fails to load the branch, a dialog appears', async () => {
  await shop.fail('GET /rest/location/*', '500');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await open(key, locationMap({ location: '3', fallback }));
  await allow();
  expect(textOf(getElement('dialog[open]'))).toContain('Standort konnten nicht geladen werden.');
  expect(shownText()).toContain(fallback);
});

test("the map of one place uses zoom 14, and the info window shows the server's text about the place", async () => {
  const info = html`<p>Petersplatz, 4051 Basel</p>`;
  await open(key, customMap({ latitude: 47.5, longitude: 7.6, name: 'Herbstmarkt', info }));
  expect(shownText()).toContain('Petersplatz, 4051 Basel');
  await allow();
  expect(service.maps).toMatchObject([{ center: { lat: 47.5, lng: 7.6 }, zoom: 14 }]);
  service.press('Herbstmarkt');
  expect(says()).toBe('Petersplatz, 4051 Basel');
});

test("unmounting the map restores the server's text and removes all markers", async () => {
  await open(key, branchMap({ fallback }), list());
  await allow();
  page?.stop();
  expect(shownText()).toBe(fallback);
  expect(service.shown()).toEqual([]);
});
