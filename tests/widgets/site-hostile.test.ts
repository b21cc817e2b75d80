// @vitest-environment page
import fc from 'fast-check';
import { html } from 'hono/html';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { branchList } from '../../fixtures/markup/branch-list.ts';
import { branchMap, customMap, locationMap } from '../../fixtures/markup/branch-map.ts';
import { eventMap } from '../../fixtures/markup/event-detail.ts';
import { eventList, eventTeaser } from '../../fixtures/markup/event-list.ts';
import { jobFilter } from '../../fixtures/markup/job-filter.ts';
import { photoFeed } from '../../fixtures/markup/photo-feed.ts';
import { branchesAt } from '../../fixtures/shop/branches.ts';
import { eventsAt } from '../../fixtures/site/events.ts';
import { jobs } from '../../fixtures/site/jobs.ts';
import { loadTemporal } from '../../shared/rules/dates/temporal.ts';
import { decideConsent } from '../../shared/stores/session/consent.ts';
import { forgetMaps } from '../../shared/ui/map/maps-service.ts';
import { armed, hostileTexts } from '../support/data/hostile.ts';
import { sampledRuns } from '../support/data/sampled-tests.ts';
import { openPage } from '../support/page/live-page.ts';
import { listenToConsole, settled } from '../support/page/page.ts';
import { pressAll, testWholePages } from '../support/page/whole-pages.ts';
import { forgetMapService, offerMapService } from '../support/shop/map-service.ts';
import { connectShop } from '../support/shop/shop.ts';

// site.md sections 2.12 to 2.18. The shop, the map service and the photo service return invalid responses, and URL and
// storage contain invalid values. Widgets render the values as text, and the page stays usable

await loadTemporal();
const now = Date.parse('2026-11-23T12:00:00Z');
const uncaught = testWholePages();

beforeEach(() => listenToConsole());
afterEach(() => {
  forgetMaps({});
  forgetMapService();
  history.replaceState(null, '', '/');
  localStorage.clear();
  vi.restoreAllMocks();
});

/** Values that no schema expects. */
const oddities: readonly unknown[] = [
  ...hostileTexts,
  null,
  true,
  [],
  {},
  [[]],
  -1,
  1e308,
  0.1,
  '9'.repeat(400),
  { toString: 1, valueOf: 1 },
  JSON.parse('{"__proto__":{"polluted":1}}'),
];

/** Functions that replace one part of a value, for each part at any depth. */
function placesIn(value: unknown): ((odd: unknown) => void)[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    (odd: unknown) => void Object.assign(value, { [key]: odd }),
    ...placesIn(part),
  ]);
}

interface Break {
  place: number;
  odd: unknown;
}
const breaks = fc.array(fc.record({ place: fc.nat(99_999), odd: fc.constantFrom(...oddities) }), {
  minLength: 1,
  maxLength: 12,
});
const queries = fc.array(
  fc.tuple(
    fc.constantFrom('art', 'offen', 'kategorie', 'monat', 'anzahl', 'typeOfEmployment', '__proto__'),
    fc.constantFrom(...hostileTexts.filter((text) => !text.includes('\ud800'))),
  ),
  { maxLength: 3 },
);

let broken = 0;
function breakIn(json: unknown, all: readonly Break[]): unknown {
  for (const { place, odd } of all) {
    const places = placesIn(json);
    places[place % places.length]?.(structuredClone(odd));
    broken++;
  }
  return json;
}

const photos = () => ({
  data: Array.from({ length: 7 }, (_, index) => ({
    caption: `Zopf ${index} #sonntag`,
    media_url: `https://cdn.example/${index}.jpg`,
    media_type: 'IMAGE',
    permalink: `https://photos.example/p/${index}`,
    timestamp: '2026-11-20T06:00:00+0000',
    username: 'krume',
  })),
});

/** Breaks the responses of all services. */
function breakResponses(all: readonly Break[]): void {
  connectShop();
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (new URL(input, location.href).pathname === '/fotos') return Response.json(breakIn(photos(), all));
    const response = await fetch(input, init);
    const body = await response.text();
    if (!/^[[{]/.test(body)) return new Response(body || null, response);
    return new Response(JSON.stringify(breakIn(JSON.parse(body), all)), response);
  });
}

const configuration = `<script type="application/json" data-krume-config>${JSON.stringify({
  maps: { key: 'k', logo: '/marker.svg' },
  photosUrl: '/fotos',
})}</script>`;

async function useAll(service: ReturnType<typeof offerMapService>): Promise<void> {
  decideConsent('granted');
  for (let wait = 0; wait < 3; wait++) {
    await settled();
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(armed()).toEqual([]);
  const seen = document.createElement('div');
  document.body.append(seen);
  for (const title of new Set(service.markers.map((marker) => marker.title))) {
    service.press(title);
    const { content } = service.window();
    if (content) seen.append(content.cloneNode(true));
  }
  expect(armed()).toEqual([]);
  pressAll('main a,main button,main select,main input,dialog button');
  await settled();
  await vi.advanceTimersByTimeAsync(16_000);
  await settled();
  expect(armed()).toEqual([]);
}

/** Whether a widget shows content. A map counts, although it has no text here. */
const showsText = (host: Element) =>
  /\S/.test(host.textContent ?? '') || host.querySelector('.krume-map[aria-label]') !== null;
const fallback = 'Alle Filialen stehen in der Liste.';
const list = (all: readonly Break[]) => {
  const sound = String(branchList({ branches: branchesAt(now), url: '/filialen', now }));
  return sound.replace(/(data-widget-props>)([^<]*)/, (_, open, json) => {
    const text = JSON.stringify(breakIn(JSON.parse(json), all)).replaceAll('<', '\\u003c');
    return `${open}${text}`;
  });
};
const pages: Record<string, (all: readonly Break[]) => (string | { toString(): string })[]> = {
  'a map of all branches without a list': () => [branchMap({ fallback })],
  'a list of branches with its map': (all) => [branchMap({ fallback }), list(all)],
  'maps of a branch, a marker and an event': () => [
    locationMap({ location: '3', fallback }),
    ...eventsAt(now).slice(3, 4).map(eventMap),
    customMap({ latitude: 47.5, longitude: 7.5, name: 'Stand', info: html`Herbstmarkt` }),
  ],
  'lists of events, jobs and photos': () => [
    eventList({ events: eventsAt(now).slice(0, 6), url: '/events', now }),
    eventTeaser({ events: [] }),
    jobFilter({ jobs, url: '/stellen' }),
    photoFeed({ layout: 'strip', fallback: 'Unser Konto' }),
  ],
};

describe.each(Object.entries(pages))('%s', (_, parts) => {
  sampledRuns(15)(
    'with invalid responses, the widgets still show text, run no markup and throw no error',
    async (runs) => {
      broken = 0;
      await fc.assert(
        fc.asyncProperty(breaks, queries, async (all, query) => {
          forgetMaps({});
          localStorage.clear();
          localStorage.setItem('cookieConsent', JSON.stringify(all[0]?.odd));
          history.replaceState(null, '', `/?${new URLSearchParams(query)}`);
          const service = offerMapService({
            geocode: async () => ({
              results: [{ geometry: { location: { lat: () => 47.5, lng: () => 7.5 } } }],
            }),
          });
          breakResponses(all);
          const page = await openPage(configuration, ...parts(all));
          const shown = [...document.querySelectorAll<HTMLElement>('[data-widget]')].filter(showsText);
          await useAll(service);
          // Each widget still shows text after the invalid responses
          expect(shown.filter((host) => !showsText(host)).map(({ dataset }) => dataset.widget)).toEqual([]);
          page.stop();
          await settled();
          expect(uncaught()).toEqual([]);
          expect(Object.keys(Object.prototype)).toEqual([]);
          expect(Reflect.get({}, 'polluted')).toBeUndefined();
        }),
        runs,
      );
      expect(broken).toBeGreaterThan(runs.numRuns);
    },
  );
});
