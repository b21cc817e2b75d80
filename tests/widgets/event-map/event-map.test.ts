// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventMap } from '../../../fixtures/markup/event-detail.ts';
import { eventsAt } from '../../../fixtures/site/events.ts';
import { loadTemporal, temporal } from '../../../shared/rules/dates/temporal.ts';
import { decideConsent } from '../../../shared/stores/session/consent.ts';
import { forgetMaps } from '../../../shared/ui/map/maps-service.ts';
import { openPage, textOf } from '../../support/page/live-page.ts';
import { getElement, settled } from '../../support/page/page.ts';
import { forgetMapService, mapConfiguration, offerMapService } from '../../support/shop/map-service.ts';
import { connectShop } from '../../support/shop/shop.ts';

// site.md sections 2.13, "Event detail", and 8: the map of an event

await loadTemporal();
const now = temporal().Instant.from('2026-11-21T12:00:00+01:00').epochMilliseconds;

let page: Awaited<ReturnType<typeof openPage>> | undefined;
let shop: ReturnType<typeof connectShop>;
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now, toFake: ['Date'] });
  shop = connectShop();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  page?.stop();
  page = undefined;
  forgetMaps({});
  forgetMapService();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(id: number, as: number | string = id) {
  const [event] = eventsAt(now).slice(id - 1);
  if (!event) throw new Error(`There is no event ${id}`);
  page = await openPage(mapConfiguration({ key: 'k' }), eventMap({ ...event, id: as }));
  decideConsent('granted');
  await settled();
}
const mapText = () => textOf(getElement('.event-map'));
const dialog = () => textOf(document.querySelector('dialog[open]'));

test('the map marks the event at zoom 16, and the info window shows title, address and route link', async () => {
  const service = offerMapService();
  await open(4);
  expect(service.maps).toMatchObject([{ center: { lat: 47.5618, lng: 7.5935 }, zoom: 16 }]);
  service.press('Offene Backstube');
  const { content, name } = service.window();
  expect([name, textOf(content)]).toEqual([
    'Offene Backstube',
    'Offene BackstubeBackstube RebgasseRebgasse 124058 BaselRoute planen',
  ]);
  const route = content?.querySelector('a');
  expect([route?.getAttribute('href'), route?.target, route?.rel]).toEqual([
    'https://www.google.com/maps/dir/?api=1&destination=Rebgasse+12%2C+4058+Basel',
    '_blank',
    'noopener',
  ]);
});

test('if the address lookup does not respond for ten seconds, an error dialog appears', async () => {
  offerMapService({ geocode: () => new Promise(() => {}) });
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  await open(7);
  await vi.advanceTimersByTimeAsync(9_900);
  expect(dialog()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  await settled();
  expect(dialog()).toContain('Event-Standort konnte nicht geladen werden.');
});

test('if the address lookup fails after unmount, no error dialog appears', async () => {
  let fail = (_: Error) => {};
  offerMapService({
    geocode: () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  });
  await open(7);
  page?.stop();
  fail(new Error('ZERO_RESULTS'));
  await settled();
  expect(dialog()).toBeUndefined();
});

test('if an event has no coordinates, the map looks up the address of the event', async () => {
  const service = offerMapService({
    geocode: async () => ({ results: [{ geometry: { location: { lat: () => 47.52, lng: () => 7.64 } } }] }),
  });
  await open(7);
  expect(service.asked).toEqual([{ address: 'Schulstrasse 3, 4132 Muttenz', region: 'CH' }]);
  expect(service.maps).toMatchObject([{ center: { lat: 47.52, lng: 7.64 } }]);
});

test('the marker and the info window render markup in an event title as text', async () => {
  const service = offerMapService();
  const title = '<img src=x onerror=alert(1)>';
  const call = fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const response = await call(...request);
    if (!String(response.url || request[0]).includes('/rest/event/')) return response;
    return Response.json({ ...(await response.json()), title });
  });
  await open(4);
  service.press(title);
  expect([service.window().name, service.window().content?.querySelector('img')]).toEqual([title, null]);
});

test.each([
  ['finds no result for', async () => ({ results: [] })],
  ['fails to look up', () => Promise.reject(new Error('OVER_QUERY_LIMIT'))],
])(
  'if the map service %s the address, a dialog appears and the address stays visible as text',
  async (_, geocode) => {
    offerMapService({ geocode });
    await open(7);
    expect(dialog()).toContain('Event-Standort konnte nicht geladen werden.');
    expect(mapText()).toContain('Schulstrasse 3, 4132 Muttenz');
  },
);

test('if the event fails to load, a dialog appears, and its retry button loads the map', async () => {
  const service = offerMapService();
  await shop.fail('GET /rest/event/*', '500', 1);
  await open(4);
  expect(dialog()).toContain('Event-Karte konnten nicht geladen werden.');
  expect(mapText()).toContain('Route planen');
  const buttons = [...document.querySelectorAll<HTMLElement>('dialog[open] button')];
  buttons.find((button) => textOf(button) === 'Erneut versuchen')?.click();
  await settled();
  expect(service.shown()).toEqual(['Offene Backstube']);
});

test.each([
  [4, 'Event-Karte konnten nicht geladen werden.', 'Offene Backstube'],
  [7, 'Event-Standort konnte nicht geladen werden.', 'Guetzli backen'],
])(
  'when the connection returns, the dialog about event %i (‘%s’) closes and the map appears',
  async (id, text, title) => {
    const geocode = vi
      .fn(async () => ({ results: [{ geometry: { location: { lat: () => 47.5, lng: () => 7.6 } } }] }))
      .mockRejectedValueOnce(new Error('offline') as never);
    const service = offerMapService({ geocode });
    if (id === 4) await shop.fail('GET /rest/event/*', 'offline', 1);
    await open(id);
    expect(dialog()).toContain(text);
    dispatchEvent(new Event('online'));
    await settled();
    expect([dialog(), service.shown()]).toEqual([undefined, [title]]);
  },
);

test("if a map has no event id, the map keeps the server's text and logs an error", async () => {
  offerMapService();
  await open(4);
  page?.stop();
  getElement('.event-map').removeAttribute('data-event-id');
  page = await openPage(
    mapConfiguration({ key: 'k' }),
    document.querySelector('.event-map')?.outerHTML ?? '',
  );
  expect(mapText()).not.toContain('Karte laden');
  decideConsent('granted');
  await settled();
  expect(dialog()).toBeUndefined();
  expect(vi.mocked(console.error).mock.calls).toEqual([
    [
      'Krume: Widget «event-map» hat kein data-event-id: Es zeigt keine Karte. Ergänzen Sie die Nummer des Events.',
      getElement('.event-map'),
    ],
  ]);
  expect(mapText()).toContain('Rebgasse 12, 4058 Basel');
});
