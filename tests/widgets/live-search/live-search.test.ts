// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { liveSearch } from '../../../fixtures/markup/live-search.ts';
import { openPage, textOf, type } from '../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../support/page/page.ts';
import { connectShop, respondWith } from '../../support/shop/shop.ts';

// site.md sections 2.8 and 4.4: the search field in the header

let shop: ReturnType<typeof connectShop>;
let stop: (() => void) | undefined;
beforeEach(() => {
  shop = connectShop();
});
afterEach(() => {
  stop?.();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(term?: string): Promise<void> {
  ({ stop } = await openPage(
    liveSearch({ action: '/suche', id: 'suche', ...(term && { term }) }),
    '<button>davor</button>',
  ));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}
const field = () => getElement<HTMLInputElement>('#suche');
const results = () => document.querySelector('.krume-search-results');
const submit = () =>
  getElement('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
const press = (key: string) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
async function search(term: string): Promise<void> {
  type(field(), term);
  submit();
  await settled();
}
const called = () =>
  shop.calls().map((call) => decodeURIComponent(call.replace('GET /rest/search/?term=', '')));

test('typing a search term sends one request 300 ms after the last letter', async () => {
  await open();
  for (const term of ['zop', 'zopf', 'zopf ']) type(field(), term);
  vi.advanceTimersByTime(299);
  expect(called()).toEqual([]);
  vi.advanceTimersByTime(1);
  await settled();
  expect(called()).toEqual(['zopf']);
  expect(results()).not.toBeNull();
});

test('typing 500 letters at intervals of 20 ms sends one search request', async () => {
  await open();
  for (let count = 1; count <= 500; count++) {
    type(field(), 'zopf'.repeat(25).slice(0, 3 + (count % 90)));
    vi.advanceTimersByTime(20);
  }
  vi.advanceTimersByTime(300);
  await settled();
  expect(called().length).toBe(1);
});

test('a search term of fewer than three letters sends no request and hides the results', async () => {
  await open();
  await search('zo');
  expect([called(), results()]).toEqual([[], null]);
  await search('zopf');
  expect(results()).not.toBeNull();
  type(field(), 'zo');
  await settled();
  expect(results()).toBeNull();
});

test('when the user focuses a filled search field or submits the form, a request is sent without delay', async () => {
  await open('zopf');
  field().focus();
  await settled();
  expect([called(), results() !== null]).toEqual([['zopf'], true]);
  type(field(), 'brot');
  const event = new Event('submit', { bubbles: true, cancelable: true });
  getElement('form').dispatchEvent(event);
  await settled();
  expect([called(), event.defaultPrevented]).toEqual([['zopf', 'brot'], true]);
});

test('the results show products, categories and suggestions, and a link to all products', async () => {
  await open();
  await search('torte');
  expect([...document.querySelectorAll('.krume-search-results h2')].map(textOf)).toEqual([
    'Produkte',
    'Kategorien',
    'Suchvorschläge',
  ]);
  const [first] = document.querySelectorAll('.krume-search-products > li');
  expect(textOf(first)).toMatch(/^SchwarzwäldertorteKirsch, .+Torten & KuchenCHF \d+\.\d\d$/);
  expect(first?.querySelector('img')?.getAttribute('src')).toContain('schwarzwaeldertorte');
  expect(first?.querySelector('a')?.getAttribute('href')).toBe('/produkt/schwarzwaeldertorte');
  expect(
    textOf(
      [...document.querySelectorAll('.krume-search-results > ul a[href="/produkte/torten-kuchen"]')].at(-1),
    ),
  ).toMatch(/^Torten & Kuchen \(\d+\)$/);
  expect(textOf(getElement('a[href="/blog/torte-fuer-zwanzig"]'))).toBe('Eine Torte für zwanzig Gäste');
  expect(textOf(getElement('.krume-search-all'))).toMatch(/^Alle Produkte anzeigen \(\d+\)$/);
  expect(getElement('.krume-search-all').getAttribute('href')).toBe('/suche?term=torte');
  expect(textOf(getElement('.krume-search > [role="status"]'))).toMatch(/^\d+ Resultate$/);
});

test('if a search finds nothing, the results show a text and no links', async () => {
  await open();
  await search('xyz');
  expect(textOf(results())).toBe('Keine Resultate gefunden.');
  expect(textOf(getElement('.krume-search > [role="status"]'))).toBe('Keine Resultate gefunden.');
});

test.each([
  [0, '/suche?term=brot', undefined],
  [3, undefined, undefined],
  [3, '/suche?term=brot', 'Alle Produkte anzeigen (3)'],
])(
  'if a response has %i products and the results page %s, the link to all products has the text %s',
  async (totalProducts, productPage, text) => {
    const pages = [{ destination: '/a', name: 'Unser Brot' }];
    respondWith(JSON.stringify({ pages, totalProducts, productPage }), {
      headers: { 'Content-Type': 'application/json' },
    });
    await open();
    await search('brot');
    expect(textOf(document.querySelector('.krume-search-all'))).toBe(text);
    expect(textOf(getElement('.krume-search-results > ul a'))).toBe('Unser Brot');
  },
);

test('the category links of a product in the results are separated by dots', async () => {
  const categories = [
    { name: 'Brote', slug: '/produkte/brote' },
    { name: 'Neu', slug: '/produkte/neu' },
  ];
  const product = { destination: '/p', name: 'Ruchbrot', thumb: '', description: '', price: 4.2, categories };
  respondWith(JSON.stringify({ products: [product] }), { headers: { 'Content-Type': 'application/json' } });
  await open();
  await search('brot');
  expect(textOf(getElement('.krume-search-products p'))).toBe('Brote · Neu');
  expect(
    [...document.querySelectorAll('.krume-search-products p a')].map((a) => a.getAttribute('href')),
  ).toEqual(['/produkte/brote', '/produkte/neu']);
});

test('the results render markup in names as text and highlight the search term', async () => {
  respondWith(
    JSON.stringify({ pages: [{ destination: '/a', name: 'Das <img src=x onerror=alert(1)> Brot' }] }),
    { headers: { 'Content-Type': 'application/json' } },
  );
  await open();
  await search('<IMG');
  expect(textOf(getElement('.krume-search-results mark'))).toBe('<img');
  expect(document.querySelector('.krume-search-results img')).toBeNull();
});

test('a new search aborts the running search and ignores a late response to the aborted search', async () => {
  await open();
  const aborted: string[] = [];
  const responses = new Map<string, (result: object) => void>();
  vi.stubGlobal('fetch', (path: string, { signal }: RequestInit) => {
    const term = new URLSearchParams(path.split('?')[1]).get('term') ?? '';
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => {
        aborted.push(term);
        reject(signal.reason);
      });
      responses.set(term, (result) => resolve(new Response(JSON.stringify(result))));
    });
  });
  await search('zopf');
  await search('brot');
  expect(aborted).toEqual(['zopf']);
  responses.get('brot')?.({ pages: [{ destination: '/b', name: 'Brot' }] });
  responses.get('zopf')?.({ pages: [{ destination: '/z', name: 'Zopf' }] });
  await settled();
  expect(textOf(results())).toContain('Brot');
  expect(textOf(results())).not.toContain('Zopf');
});

test.each(['500', 'offline', 'html', 'malformed', 'empty', 'json'] as const)(
  'a failed search (fault: %s) hides the spinner and shows no message, and focusing the field repeats the search',
  async (mode) => {
    listenToConsole();
    await open();
    await shop.fail('GET /rest/search/*', mode, 1);
    const release = shop.hold();
    type(field(), 'zopf');
    submit();
    await Promise.resolve();
    await vi.waitFor(() => expect(document.querySelector('.krume-spinner')).not.toBeNull());
    release();
    await settled();
    expect([
      document.querySelector('.krume-spinner'),
      results(),
      document.querySelector('dialog[open]'),
    ]).toEqual([null, null, null]);
    field().dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    await settled();
    expect(results()).not.toBeNull();
  },
);

test('submitting the form opens the results page if the results of the typed term are visible, and otherwise searches', async () => {
  await open();
  const followed: string[] = [];
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof HTMLAnchorElement) followed.push(event.target.getAttribute('href') ?? '');
    event.preventDefault();
  };
  document.addEventListener('click', onClick);
  const release = shop.hold();
  type(field(), 'torte');
  expect([submit(), submit(), followed]).toEqual([false, false, []]);
  release();
  await settled();
  expect([submit(), followed]).toEqual([false, ['/suche?term=torte']]);
  type(field(), 'brot');
  expect([submit(), followed]).toEqual([false, ['/suche?term=torte']]);
  await settled();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false).mockReturnValueOnce(false);
  expect([submit(), followed.length, results() !== null]).toEqual([false, 1, true]);
  expect([submit(), followed]).toEqual([false, ['/suche?term=torte', '/suche?term=brot']]);
  document.removeEventListener('click', onClick);
});

test('if the response contains no URL of a results page, the browser submits the search form', async () => {
  await open();
  await search('xyz');
  expect(submit()).toBe(true);
  respondWith(JSON.stringify({ pages: [{ destination: '/a', name: 'Brot' }], totalProducts: 0 }));
  await search('brot');
  expect(submit()).toBe(true);
});

test('after a failed search, Enter submits the form if the device is online, and otherwise repeats the search', async () => {
  listenToConsole();
  await open();
  await shop.fail('GET /rest/search/*', '500', 2);
  const isLedOn = () => submit();
  await search('zopf');
  expect(isLedOn()).toBe(true);
  expect(called()).toEqual(['zopf']);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  expect(isLedOn()).toBe(false);
  await settled();
  type(field(), 'brot');
  expect(isLedOn()).toBe(false);
  await settled();
  expect([called(), results() !== null]).toEqual([['zopf', 'zopf', 'brot'], true]);
});

test('when the connection returns, a failed search is repeated only if the search field has the focus', async () => {
  listenToConsole();
  await open();
  await shop.fail('GET /rest/search/*', 'offline', 1);
  field().focus();
  await search('zopf');
  expect(results()).toBeNull();
  dispatchEvent(new Event('online'));
  await settled();
  expect(results()).not.toBeNull();
  field().blur();
  type(field(), 'brot');
  dispatchEvent(new Event('online'));
  await settled();
  expect(called()).toEqual(['zopf', 'zopf']);
});

test('searching for an earlier term again shows the cached results and sends no request', async () => {
  await open();
  await search('zopf');
  await search('brot');
  await search('zopf');
  expect(called()).toEqual(['zopf', 'brot']);
  expect(textOf(getElement('.krume-search-products'))).toContain('Butterzopf');
});

test('Escape, a click outside the search and moving the focus elsewhere close the results', async () => {
  await open();
  await search('zopf');
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await settled();
  expect(results()).toBeNull();
  await search('zopf');
  getElement('main > button').focus();
  await settled();
  expect(results()).toBeNull();
  await search('zopf');
  getElement('.krume-search-results a').focus();
  press('Escape');
  await settled();
  expect([results(), document.activeElement]).toEqual([null, field()]);
});

test('arrow keys move the focus from the search field through the links of the results and back', async () => {
  await open();
  await search('zopf');
  field().focus();
  const walk = (...keys: string[]) =>
    keys.map((key) => {
      press(key);
      return document.activeElement?.getAttribute('href') ?? document.activeElement?.id;
    });
  expect(walk('ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp')).toEqual([
    '/produkt/butterzopf',
    '/produkte/brote',
    '/produkt/butterzopf',
    'suche',
    'suche',
  ]);
});

test('on opening and on window resize, results that would overflow the window are moved into the window', async () => {
  let left = -120;
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1024);
  const rect = vi
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(left, 0, 400, 300));
  await open();
  await search('zopf');
  const list = getElement('.krume-search-results');
  expect(list.style.translate).toBe('128px');
  left = 40;
  dispatchEvent(new Event('resize'));
  expect(list.style.translate).toBe('');
  // The search field ends at the edge of the viewport
  left = 1024 - 400;
  dispatchEvent(new Event('resize'));
  expect(list.style.translate).toBe('-8px');
  field().focus();
  press('Escape');
  await settled();
  left = -120;
  dispatchEvent(new Event('resize'));
  expect(list.style.translate).toBe('-8px');
  rect.mockRestore();
});

test('if the maximum length of the field cuts an emoji in half, the request omits the half emoji', async () => {
  await open();
  await search('zopf \ud83e');
  expect(called()).toEqual(['zopf ']);
  expect(document.querySelector('.krume-spinner')).toBeNull();
  expect(results()).not.toBeNull();
});

test('each section of the results shows at most 50 entries, and the link to all products shows the total', async () => {
  await open();
  const hits = Array.from({ length: 5000 }, (_, index) => ({
    destination: `/p/${index}`,
    name: `Zopf ${index}`,
  }));
  const found = { products: hits, categories: hits, pages: hits, totalProducts: 5000, productPage: '/suche' };
  respondWith(JSON.stringify(found));
  await search('zopf');
  expect(document.querySelectorAll('.krume-search-results li').length).toBe(150);
  expect(textOf(getElement('.krume-search-all'))).toBe('Alle Produkte anzeigen (5000)');
  expect(textOf(getElement('[role="status"]'))).toContain('150');
});

test('a new search is announced even if the number of results has not changed', async () => {
  await open();
  const status = () => getElement('.krume-search > .krume-hidden');
  await search('zopf');
  const first = status().firstChild;
  expect(textOf(status())).toMatch(/Resultat/);
  const letGo = shop.hold();
  type(field(), 'zopfe');
  submit();
  await vi.waitFor(() => expect(textOf(status())).toBe(''));
  letGo();
  await settled();
  expect(status().textContent).not.toBe('');
  // A cached search sends no request, but its result is also announced
  await search('zopf');
  expect(status().firstChild).not.toBe(first);
});
