// @vitest-environment page
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { branchList } from '../../fixtures/markup/branch-list.ts';
import { branchMap } from '../../fixtures/markup/branch-map.ts';
import { eventMap } from '../../fixtures/markup/event-detail.ts';
import { eventList } from '../../fixtures/markup/event-list.ts';
import { headerSlider } from '../../fixtures/markup/header-slider.ts';
import { jobFilter } from '../../fixtures/markup/job-filter.ts';
import { photoFeed } from '../../fixtures/markup/photo-feed.ts';
import { testimonials } from '../../fixtures/markup/testimonials.ts';
import { videoHeader } from '../../fixtures/markup/video-header.ts';
import { branchesAt } from '../../fixtures/shop/branches.ts';
import { eventsAt } from '../../fixtures/site/events.ts';
import { jobs } from '../../fixtures/site/jobs.ts';
import { quotes } from '../../fixtures/site/testimonials.ts';
import { loadTemporal } from '../../shared/rules/dates/temporal.ts';
import { $consent, decideConsent, mayLoad } from '../../shared/stores/session/consent.ts';
import {
  $branches,
  $branchOnMap,
  $hasBranchList,
  $hasBranchMap,
  $shownBranches,
} from '../../shared/stores/shown-branches.ts';
import { forgetMaps } from '../../shared/ui/map/maps-service.ts';
import { sampledEach } from '../support/data/sampled-tests.ts';
import { openPage } from '../support/page/live-page.ts';
import { followLive, stopFollowing } from '../support/page/live-things.ts';
import { mountTenTimes } from '../support/page/mount-ten-times.ts';
import { getElement, listenToConsole, settled } from '../support/page/page.ts';
import { forgetMapService, mapConfiguration, offerMapService } from '../support/shop/map-service.ts';
import { connectShop } from '../support/shop/shop.ts';

// site.md section 2.2: removed HTML is unmounted with its listeners and requests. The tests remove each widget while it
// is in use: with a map that is drawn or loading, and with a pending request, video or slide change

await loadTemporal();
const now = Date.parse('2026-11-23T12:00:00Z');

let live: Map<unknown, string>;
let shop: ReturnType<typeof connectShop>;
let service: ReturnType<typeof offerMapService>;
let page: Awaited<ReturnType<typeof openPage>>;
beforeEach(async () => {
  listenToConsole();
  localStorage.clear();
  vi.stubGlobal('scrollTo', vi.fn());
  live = followLive();
  shop = connectShop();
  service = offerMapService();
  page = await openPage(mapConfiguration({ key: 'k' }), '<div id="place"></div>');
});
afterEach(() => {
  page.stop();
  stopFollowing();
  forgetMaps({});
  forgetMapService();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const branches = branchesAt(now);
const list = branchList({ branches, url: '/filialen', now });
const map = branchMap({ fallback: 'Alle Filialen' });
const [event] = eventsAt(now);
if (!event) throw new Error('There are events');

async function allow(): Promise<void> {
  decideConsent('granted');
  await settled();
}
async function change(selector: string, value: string): Promise<void> {
  const select = getElement<HTMLSelectElement>(selector);
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
const slides = [
  { image: '/brot.svg', alt: 'Brot' },
  { cover: '/ofen.webp', mp4: '/ofen.mp4' },
];

const inUse: Record<string, [markup: { toString(): string }, use: () => unknown]> = {
  'branch-list with a filter': [list, () => change('[name="art"]', 'cafe')],
  'branch-map with the consent prompt': [map, () => getElement('.krume-gate button').focus()],
  'branch-map with an open info window': [
    `${map}${list}`,
    async () => {
      await allow();
      service.press('Rebgasse');
      expect(service.window().content).toBeDefined();
    },
  ],
  'branch-map loading its branches': [
    map,
    async () => {
      shop.hold();
      await allow();
    },
  ],
  'branch-map loading its service': [
    map,
    async () => {
      service.importLibrary.mockReturnValueOnce(new Promise(() => {}));
      await allow();
    },
  ],
  'branch-map with a refused key': [
    `${map}${list}`,
    async () => {
      await allow();
      service.refuse();
      await settled();
    },
  ],
  'event-map loading its event': [
    eventMap(event),
    async () => {
      shop.hold();
      await allow();
    },
  ],
  'event-list loading more events': [
    eventList({ events: eventsAt(now).slice(0, 6), url: '/events', now }),
    async () => {
      shop.hold();
      getElement('button[name="anzahl"]').click();
      await settled();
    },
  ],
  'event-list loading another filter': [
    eventList({ events: eventsAt(now).slice(0, 6), url: '/events', now }),
    async () => {
      await change('[name="kategorie"]', '2');
      await settled();
    },
  ],
  'job-filter': [jobFilter({ jobs, url: '/stellen' }), () => change('[name="typeOfEmployment"]', 'lehre')],
  'header-slider while rotating': [
    headerSlider({ label: 'Aktuell', slides }),
    () => getElement('.krume-header-choice:last-child').click(),
  ],
  'video-header': [videoHeader({ cover: '/ofen.webp', mp4: '/ofen.mp4' }), () => settled()],
  testimonials: [
    testimonials({ label: 'Stimmen', quotes }),
    () => getElement('.krume-testimonial-next').click(),
  ],
  'photo-feed loading its photos': [
    photoFeed({ layout: 'strip', source: '/fotos', fallback: 'Unser Konto' }),
    async () => {
      vi.stubGlobal('fetch', () => new Promise(() => {}));
      await allow();
    },
  ],
};

sampledEach(Object.entries(inUse), 4)(
  '%s leaves no listener, request or timer after it was mounted, used and removed ten times',
  async (_, [markup, use]) => {
    const prepare = () => {
      // The state of the modules stays, as on a page whose HTML was replaced
      decideConsent('denied');
      forgetMaps({});
      shop = connectShop();
    };
    await mountTenTimes({ place: getElement('#place'), live, prepare, markup, use });
    const stores = [$consent, mayLoad('maps'), mayLoad('photos'), $branches, $shownBranches, $branchOnMap];
    expect(stores.map((store) => Reflect.get(store, 'lc'))).toEqual(stores.map(() => 0));
    const mapStores = [$branches, $shownBranches, $branchOnMap, $hasBranchList, $hasBranchMap];
    expect(mapStores.filter((store) => store.get())).toEqual([]);
  },
);
