// @vitest-environment page
import { raw } from 'hono/html';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { findEvents } from '../../../demo-pages/shop/content/event-calls.ts';
import { type EventList, eventList, eventTeaser } from '../../../fixtures/markup/event-list.ts';
import { type EventEntry, eventsAt } from '../../../fixtures/site/events.ts';
import { loadTemporal, temporal } from '../../../shared/rules/dates/temporal.ts';
import { eventsText } from '../../../shared/text/events.ts';
import { eagerCatalogue, openPage, textOf } from '../../support/page/live-page.ts';
import { getElement, settled } from '../../support/page/page.ts';
import { start } from '../../support/page/start.ts';
import { connectShop } from '../../support/shop/shop.ts';

// site.md sections 2.13, "Event list", and 4.7: the event list

await loadTemporal();
const now = temporal().Instant.from('2026-11-21T12:00:00+01:00').epochMilliseconds;
const all = { offset: 0, limit: 6, category: 0, month: '', includePast: true };

let page: Awaited<ReturnType<typeof openPage>> | undefined;
let shop: ReturnType<typeof connectShop>;
beforeEach(() => {
  history.replaceState(null, '', '/events');
  vi.useFakeTimers({ now, toFake: ['Date'] });
  shop = connectShop();
});
afterEach(() => {
  page?.stop();
  page = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(options: Partial<EventList> = {}) {
  page = await openPage(eventList({ events: findEvents(now, all), url: '/events', now, ...options }));
}

const cards = () => [...document.querySelectorAll('.krume-event')];
const titles = () => cards().map((card) => textOf(card.querySelector('.krume-event-title')));
const more = () => getElement<HTMLButtonElement>('button[name="anzahl"]');
const links = () => cards().map((card) => card.querySelector('a'));
const count = () => {
  // The count has a status role, so that screen readers announce changes
  expect(getElement('.krume-event-count').getAttribute('role')).toBe('status');
  return textOf(getElement('.krume-event-count'));
};
const eventCalls = () => shop.calls().filter((call) => call.includes('/rest/event/'));
async function press() {
  more().click();
  await settled();
}
async function choose(name: string, value: string) {
  const select = getElement<HTMLSelectElement>(`[name="${name}"]`);
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
}
/** Stubs the response with these events. */
const respond = (...events: object[]) =>
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify(events), { headers: { 'Content-Type': 'application/json' } }),
  );

test('the event filter offers the categories and months of the specification', async () => {
  await open();
  const options = (name: string) =>
    [...getElement<HTMLSelectElement>(`[name="${name}"]`).options].map(({ value, text }) => [text, value]);
  expect(options('kategorie').map(([, value]) => value)).toEqual(['0', '1', '2', '3']);
  expect(options('monat')).toEqual([
    ['Alle', ''],
    ['November / 2026', '11-26'],
    ['Dezember / 2026', '12-26'],
    ['Januar / 2027', '01-27'],
    ['Februar / 2027', '02-27'],
    ['März / 2027', '03-27'],
  ]);
});

test('the "more" button appends the next events and focuses the first new event', async () => {
  await open();
  await press();
  expect(eventCalls()).toEqual(['GET /rest/event/?offset=6&limit=6&includepast=true']);
  expect(titles()).toEqual(findEvents(now, { ...all, limit: 12 }).map(({ title }) => title));
  expect(document.activeElement).toBe(cards()[6]?.querySelector('a'));
  expect(count()).toBe('12 Events');
  expect(location.search).toBe('?anzahl=12');
});

test('cards of loaded events have the same markup as server-rendered cards', async () => {
  await open();
  await press();
  const loaded = cards().map((card) => card.cloneNode(true));
  page?.stop();
  await open({ events: findEvents(now, { ...all, limit: 12 }) });
  const servers = cards();
  expect(loaded.map((card, index) => card.isEqualNode(servers[index] ?? null))).toEqual(
    servers.map(() => true),
  );
});

test('the card of an event shows month, day, title, time and location, and links to the event', async () => {
  await open({ events: [] });
  await choose('kategorie', '1');
  expect(cards()[0]?.outerHTML).toContain('href="/events/2"');
  expect(textOf(cards()[0])).toBe(
    '10NovKindergeburtstag: Zopf flechtenDienstag, 10. November, 14:00 - 16:30 UhrRebgasse 12, 4058 Basel',
  );
});

test('a link to all events is shown while no event matches the filter', async () => {
  await open();
  const showAll = getElement('.krume-show-all');
  respond();
  await choose('monat', '02-27');
  expect(count()).toBe('Keine Events passen zu Ihrer Auswahl.');
  expect([showAll.hidden, textOf(showAll)]).toEqual([false, 'Alle Events anzeigen']);
  expect(showAll.querySelector('a')?.getAttribute('href')).toBe('/events');
  respond(...findEvents(now, all));
  await choose('monat', '');
  expect([showAll.hidden, cards().length]).toEqual([true, 6]);
  page?.stop();
  await open({ events: [], filter: { category: 2, month: '' } });
  expect(getElement('.krume-show-all').hidden).toBe(false);
});

test('if there is no event at all, the list shows that no event is planned, and shows no link to all events', async () => {
  await open({ events: [] });
  const none = ['Zurzeit sind keine Events geplant.', true];
  expect([count(), getElement('.krume-show-all').hidden]).toEqual(none);
  respond();
  await choose('kategorie', '1');
  expect(count()).toBe('Keine Events passen zu Ihrer Auswahl.');
  await choose('kategorie', '0');
  expect([count(), getElement('.krume-show-all').hidden]).toEqual(none);
});

test('the "more" button is visible only if the server has rendered at least a full page of events', async () => {
  await open();
  expect(more().hidden).toBe(false);
  page?.stop();
  await open({ events: findEvents(now, { ...all, limit: 5 }) });
  expect(more().hidden).toBe(true);
});

test('the "more" button is hidden while events load and after an incomplete page of events', async () => {
  await open({ events: findEvents(now, { ...all, limit: 18 }) });
  const release = shop.hold();
  more().focus();
  more().click();
  expect([more().hidden, count()]).toEqual([true, eventsText.loading]);
  // The hidden button would lose the focus
  expect(document.activeElement).toBe(links().at(17));
  release();
  await settled();
  expect([titles().length, more().hidden]).toEqual([20, true]);
  expect(document.activeElement).toBe(links().at(18));
});

test('the "more" button is hidden while the events of another filter load, even if more events were loading', async () => {
  await open();
  const release = shop.hold();
  more().click();
  const chosen = choose('kategorie', '0');
  expect(more().hidden).toBe(true);
  release();
  await chosen;
  expect([titles().length, more().hidden]).toEqual([6, false]);
});

test('if the shopper has moved the focus while more events load, the focus stays there', async () => {
  await open();
  const release = shop.hold();
  more().focus();
  more().click();
  const month = getElement('[name="monat"]');
  month.focus();
  release();
  await settled();
  expect([titles().length, document.activeElement]).toEqual([12, month]);
});

test('unmounting while more events load restores the "more" button', async () => {
  await open();
  const release = shop.hold();
  more().click();
  page?.stop();
  expect(more().hidden).toBe(false);
  release();
  await settled();
  expect([more().hidden, titles().length]).toEqual([false, 6]);
});

test('if loading more events fails, the "more" button returns and a dialog offers a retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await open();
  await shop.fail('GET /rest/event/*', '500', 2);
  more().focus();
  await press();
  expect(more().hidden).toBe(false);
  expect(titles()).toHaveLength(6);
  // Closing the dialog returns the focus to the button
  getElement<HTMLDialogElement>('dialog[open]').close();
  await settled();
  expect(document.activeElement).toBe(more());
  await press();
  const dialog = getElement('dialog[open]');
  expect(textOf(dialog)).toContain('Events konnten nicht geladen werden.');
  [...dialog.querySelectorAll('button')].find((button) => textOf(button) === 'Erneut versuchen')?.click();
  await settled();
  expect(titles()).toHaveLength(12);
});

test('the event list keeps its height while the events of another filter load', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(640);
  await open();
  const release = shop.hold();
  const chosen = choose('kategorie', '2');
  const list = getElement('.krume-events');
  expect(list.style.minBlockSize).toBe('640px');
  release();
  await chosen;
  expect(list.style.minBlockSize).toBe('');
});

test('if the browser has restored other field values, the "more" button still uses the filter of the list', async () => {
  await open();
  getElement<HTMLSelectElement>('[name="kategorie"]').value = '2';
  await press();
  expect(eventCalls()).toEqual(['GET /rest/event/?offset=6&limit=6&includepast=true']);
});

test('mounting loads the events of a filter that was chosen before the widget was mounted', async () => {
  await open();
  page?.stop();
  getElement<HTMLSelectElement>('[name="kategorie"]').value = '2';
  start(eagerCatalogue());
  await settled();
  expect(eventCalls()).toEqual(['GET /rest/event/?offset=0&limit=6&category=2&includepast=true']);
  expect([titles().length, count(), location.search]).toEqual([4, '4 Events', '?kategorie=2']);
});

test('if a filter that was chosen before mount fails to load, the fields return to the filter of the server', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await open({ filter: { category: 1, month: '' } });
  page?.stop();
  getElement<HTMLSelectElement>('[name="kategorie"]').value = '2';
  await shop.fail('GET /rest/event/*', '500', 1);
  start(eagerCatalogue());
  await settled();
  getElement<HTMLDialogElement>('dialog[open]').close();
  await settled();
  expect([getElement<HTMLSelectElement>('[name="kategorie"]').value, titles().length]).toEqual(['1', 6]);
});

test('a filter change loads the list from offset 0, replaces all events and updates the URL', async () => {
  await open();
  await press();
  const release = shop.hold();
  const chosen = choose('kategorie', '2');
  expect(titles()).toEqual([]);
  release();
  await chosen;
  expect(eventCalls().at(-1)).toBe('GET /rest/event/?offset=0&limit=6&category=2&includepast=true');
  expect(titles()).toHaveLength(4);
  expect(location.search).toBe('?kategorie=2');
  await choose('monat', '12-26');
  expect(eventCalls().at(-1)).toBe(
    'GET /rest/event/?offset=0&limit=6&category=2&month=12-26&includepast=true',
  );
  expect(location.search).toBe('?kategorie=2&monat=12-26');
  await choose('monat', '02-27');
  await choose('kategorie', '3');
  expect([count(), location.search]).toEqual(['1 Event', '?kategorie=3&monat=02-27']);
});

test('if a filter change fails or loads only invalid events, the previous list returns', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await open();
  const before = [titles(), count(), more().hidden];
  await shop.fail('GET /rest/event/*', '500', 1);
  await choose('kategorie', '2');
  expect([titles(), count(), more().hidden]).toEqual(before);
  expect(textOf(getElement('dialog[open]'))).toContain('Events konnten nicht geladen werden.');
  respond({ titel: 'Ohne Nummer' }, { id: 5 });
  await choose('kategorie', '1');
  expect([titles(), count(), more().hidden]).toEqual(before);
});

test('closing the dialog of a failed filter change restores the previous filter', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await open();
  const chosen = () =>
    ['kategorie', 'monat'].map((name) => getElement<HTMLSelectElement>(`[name="${name}"]`).value);
  await shop.fail('GET /rest/event/*', '500', 1);
  await choose('kategorie', '2');
  // While a retry is possible, the fields show the new filter
  expect(chosen()).toEqual(['2', '']);
  getElement<HTMLDialogElement>('dialog[open]').close();
  await settled();
  expect([chosen(), location.search]).toEqual([['0', ''], '']);
  await press();
  expect(eventCalls().at(-1)).toBe('GET /rest/event/?offset=6&limit=6&includepast=true');
});

test('a chosen filter is in the URL before its events have loaded, and remains there while the shopper can retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await open();
  await press();
  expect(location.search).toBe('?anzahl=12');
  const release = shop.hold();
  await shop.fail('GET /rest/event/*', '500', 1);
  void choose('monat', '12-26');
  await expect.poll(() => location.search).toBe('?monat=12-26');
  release();
  await settled();
  expect([location.search, getElement('dialog[open]').isConnected]).toEqual(['?monat=12-26', true]);
  getElement<HTMLDialogElement>('dialog[open]').close();
  await settled();
  expect(location.search).toBe('?anzahl=12');
});

test('retrying a failed filter change applies the new filter', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await open();
  await shop.fail('GET /rest/event/*', '500', 1);
  await choose('kategorie', '2');
  [...getElement('dialog[open]').querySelectorAll('button')]
    .find((button) => textOf(button) === 'Erneut versuchen')
    ?.click();
  await settled();
  expect([location.search, getElement<HTMLSelectElement>('[name="kategorie"]').value]).toEqual([
    '?kategorie=2',
    '2',
  ]);
});

test.each([
  ['null', 200],
  ['', 200],
  ['{"events": []}', 200],
  ['"bald"', 200],
  ['{}', 401],
])(
  'after the invalid response %s (status %i), the list keeps its events and a dialog offers a retry',
  async (body, status) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    document.head.innerHTML =
      '<script type="application/json" data-krume-config>{"authenticated": false}</script>';
    onTestFinished(() => document.head.replaceChildren());
    await open();
    const before = [titles(), count(), more().hidden];
    const fetchBefore = fetch;
    vi.stubGlobal('fetch', async () => new Response(body, { status }));
    await choose('kategorie', '2');
    expect([titles(), count(), more().hidden]).toEqual(before);
    const dialog = getElement('dialog[open]');
    expect(textOf(dialog)).toContain('Events konnten nicht geladen werden.');
    vi.stubGlobal('fetch', fetchBefore);
    [...dialog.querySelectorAll('button')].find((button) => textOf(button) === 'Erneut versuchen')?.click();
    await settled();
    expect(titles()).toHaveLength(4);
  },
);

test('when the focused "more" button disappears, the focus moves to the last event', async () => {
  await open();
  respond();
  more().focus();
  await press();
  expect([more().hidden, count()]).toEqual([true, '6 Events']);
  expect(document.activeElement).toBe(cards()[5]?.querySelector('a'));
});

test('if the list already contains all loaded events, the "more" button keeps the focus', async () => {
  await open();
  respond(...findEvents(now, all));
  await press();
  expect([more().hidden, document.activeElement]).toEqual([false, more()]);
});

test('the "more" button is visible if the markup declares no page size', async () => {
  await open({ events: findEvents(now, { ...all, limit: 3 }), pageSize: 3 });
  page?.stop();
  getElement('[data-widget="event-list"]').removeAttribute('data-page-size');
  page = await openPage(document.body.innerHTML);
  expect(more().hidden).toBe(false);
});

test('if data-page-size and data-include-past are missing, the list requests six events and includes past events', async () => {
  await open({ events: findEvents(now, { ...all, limit: 7 }) });
  page?.stop();
  for (const name of ['data-page-size', 'data-include-past'])
    getElement('[data-widget="event-list"]').removeAttribute(name);
  page = await openPage(document.body.innerHTML);
  await press();
  expect(eventCalls()).toEqual(['GET /rest/event/?offset=7&limit=6&includepast=true']);
});

test.each(['0', '-3', '1.5'])(
  "the invalid page size %s leaves the server's event list unchanged",
  async (size) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await open();
    page?.stop();
    getElement('[data-widget="event-list"]').setAttribute('data-page-size', size);
    page = await openPage(document.body.innerHTML);
    await choose('kategorie', '2');
    expect([eventCalls(), titles().length]).toEqual([[], 6]);
  },
);

test('the event list shows a text when no event matches the filter', async () => {
  await open();
  await choose('monat', '03-27');
  await choose('kategorie', '1');
  expect([titles(), count()]).toEqual([[], 'Keine Events passen zu Ihrer Auswahl.']);
});

test('if the filter changes twice in quick succession, the list shows the events of the second filter', async () => {
  await open();
  const release = shop.hold();
  const first = choose('kategorie', '1');
  const second = choose('kategorie', '2');
  release();
  await Promise.all([first, second]);
  expect(
    titles().every((title) =>
      ['Cupcakes', 'torte', 'Torten', 'Schoggi'].some((word) => title?.includes(word)),
    ),
  ).toBe(true);
});

test('the event list requests no past events if the markup excludes past events', async () => {
  await open({ includePast: false });
  await choose('kategorie', '1');
  expect(eventCalls()).toEqual(['GET /rest/event/?offset=0&limit=6&category=1&includepast=false']);
});

const event: EventEntry | undefined = eventsAt(now)[0];

test('the event list omits hidden events, events without an id, and the invalid fields of other events', async () => {
  await open({ events: [] });
  respond(
    { ...event, id: 91, title: '<img src=x>' },
    { title: 'ohne Nummer', start: 5 },
    { ...event, id: 92, isHidden: true },
    {
      ...event,
      id: 93,
      url: 'javascript:alert(1)',
      image: 'javascript:alert(1)',
      start: 'bald',
      street: null,
      zip: null,
      place: null,
    },
  );
  await choose('kategorie', '3');
  expect(titles()).toEqual(['<img src=x>', event?.title]);
  expect(
    cards()[1]?.querySelector('[href], img, .krume-event-when, .krume-event-where, .krume-event-date'),
  ).toBeNull();
});

test('a response of 500 events is added in batches of 25, and a filter change stops the remaining batches', {
  timeout: 120_000,
}, async () => {
  await open();
  const [first] = findEvents(now, all);
  const many = (from: number) =>
    Array.from({ length: 500 }, (_, index) => ({
      ...first,
      id: from + index,
      title: `Event ${from + index}`,
    }));
  respond(...many(100));
  const pieces: number[] = [];
  const observer = new MutationObserver((records) => {
    const added = records.reduce((sum, { addedNodes }) => sum + addedNodes.length, 0);
    if (added) pieces.push(added);
  });
  observer.observe(getElement('.krume-events'), { childList: true });
  void choose('kategorie', '1');
  await expect.poll(count, { timeout: 60_000 }).toBe('500 Events');
  expect([Math.max(...pieces), pieces.reduce((sum, added) => sum + added, 0)]).toEqual([25, 500]);
  expect(titles().slice(-1)).toEqual(['Event 599']);

  respond(...many(5000));
  void choose('kategorie', '2');
  await expect.poll(() => textOf(getElement('.krume-event-title')), { timeout: 60_000 }).toBe('Event 5000');
  respond(...many(9000).slice(0, 2));
  await choose('kategorie', '3');
  await expect.poll(count).toBe('2 Events');
  expect(titles()).toEqual(['Event 9000', 'Event 9001']);
  observer.disconnect();
});

test('the event list shows an event once even if the server sends the event twice', async () => {
  await open();
  respond({ ...event, id: 6 }, { ...event, id: 77 });
  await press();
  expect(cards()).toHaveLength(7);
  respond({ ...event, id: 78 }, { ...event, id: 78 });
  await choose('kategorie', '3');
  expect([cards().length, count()]).toEqual([1, '1 Event']);
});

test.each([
  ['2026-12-05T14:00:00', null, 'Samstag, 05. Dezember, 14:00 Uhr'],
  [
    '2026-12-05T16:00:00',
    '2026-12-06T11:00:00',
    'Samstag, 05. Dezember, 16:00 - Sonntag, 06. Dezember, 11:00 Uhr',
  ],
  ['2026-12-05T13:00:00Z', '2026-12-05T16:00:00+01:00', 'Samstag, 05. Dezember, 14:00 - 16:00 Uhr'],
  ['2026-12-05T14:00:00', '2026-12-04T11:00:00', 'Samstag, 05. Dezember, 14:00 Uhr'],
])('the card of an event from %s to %s shows the time "%s"', async (start, end, line) => {
  await open({ events: [] });
  respond({ ...event, start, end });
  await choose('kategorie', '3');
  expect(textOf(getElement('.krume-event-when'))).toBe(line);
});

test("the filter 'all categories' includes events of an unknown category", async () => {
  await open({ events: [], filter: { category: 99, month: '' } });
  expect(getElement<HTMLSelectElement>('[name="kategorie"]').value).toBe('0');
  respond({ ...event, id: 94, category: 99 }, { ...event, id: 95, category: 'neu' });
  await choose('monat', '12-26');
  expect(cards()).toHaveLength(2);
});

test('the card of a past event shows the time of the event', async () => {
  await open({ events: [] });
  respond({ ...event, start: '2024-02-29T14:00:00', end: '2024-02-29T16:00:00' });
  await choose('kategorie', '3');
  expect(textOf(getElement('.krume-event-when'))).toBe('Donnerstag, 29. Februar, 14:00 - 16:00 Uhr');
});

test('an event image that fails to load is marked with data-broken, whether its card is server-rendered or loaded', async () => {
  await open();
  await press();
  const pictures = [...document.querySelectorAll('.krume-event img')];
  for (const picture of [pictures[0], pictures.at(-1)]) picture?.dispatchEvent(new Event('error'));
  expect(pictures.map((picture) => picture.hasAttribute('data-broken')).filter(Boolean)).toHaveLength(2);
  expect(pictures[0]?.hasAttribute('data-broken')).toBe(true);
});

test('an event teaser loads three future events if the server has rendered no events, and otherwise loads nothing', async () => {
  page = await openPage(eventTeaser({ events: findEvents(now, { ...all, limit: 3 }) }));
  expect(eventCalls()).toEqual([]);
  page.stop();
  page = await openPage(eventTeaser({ events: [] }));
  await settled();
  expect(eventCalls()).toEqual(['GET /rest/event/?offset=0&limit=3&includepast=false']);
  expect(titles()).toEqual([
    'Offene Backstube',
    'Kindergeburtstag: Cupcakes verzieren',
    'Kindergeburtstag: Brötli-Zoo',
  ]);
  expect(location.search).toBe('');
});

test('if a response with events arrives after unmount, the response is ignored', async () => {
  await open();
  const release = shop.hold();
  more().click();
  page?.stop();
  release();
  await settled();
  expect([titles().length, count()]).toEqual([6, '6 Events']);
});

test('if an event has no URL, its card has no link', async () => {
  const markup = String(eventList({ events: [], url: '/events', now })).replace(
    '<li class="krume-event"><a>',
    '<li class="krume-event"><a href="/events/vorlage">',
  );
  page = await openPage(markup);
  respond({ ...event, url: null });
  await choose('kategorie', '1');
  expect(cards()[0]?.querySelector('a')?.hasAttribute('href')).toBe(false);
});

test('an event teaser hides the "more" button, disables its filters and does not change the URL', async () => {
  respond(...[1, 2, 3, 4].map((id) => ({ ...event, id })));
  const markup = String(eventList({ events: [], url: '/events', pageSize: 3, now }));
  page = await openPage(markup.replace('data-page-size', 'data-teaser data-page-size'));
  await settled();
  expect([titles().length, more().hidden, location.search]).toEqual([4, true, '']);
  expect([...document.querySelectorAll('select')].map(({ disabled }) => disabled)).toEqual([true, true]);
});

test("unmounting restores the server's event list", async () => {
  await open();
  await choose('kategorie', '2');
  page?.stop();
  expect([titles().length, more().hidden, count()]).toEqual([6, false, '6 Events']);
});

test.each(['', 'Bald mehr', '<li><a><span class="krume-event-titel"></span></a></li>'])(
  "the server's event list is not changed if the card template «%s» has no title element",
  async (card) => {
    const markup = String(eventList({ events: findEvents(now, all), url: '/events', now }));
    page = await openPage(raw(markup.replace(/(<template[^>]*>)[\s\S]*?(<\/template>)/, `$1${card}$2`)));
    const before = titles();
    await choose('kategorie', '1');
    expect([titles(), eventCalls()]).toEqual([before, []]);
    expect(before.length).toBeGreaterThan(0);
  },
);
