// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { photoFeed } from '../../../fixtures/markup/photo-feed.ts';
import { decideConsent } from '../../../shared/stores/session/consent.ts';
import { openPage, textOf } from '../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../support/page/page.ts';
import { returnToPage } from '../../support/shop/tabs.ts';

// site.md sections 2.18, 7, 8 and 9: the photo feed

let page: Awaited<ReturnType<typeof openPage>> | undefined;
let logged: ReturnType<typeof listenToConsole>;
let asked: URL[];
let respond: () => Response | Promise<Response>;

const photo = (index: number, more: object = {}) => ({
  caption: `Zopf ${index} #sonntag #zopf`,
  media_url: `https://cdn.example/${index}.jpg`,
  media_type: 'IMAGE',
  permalink: `https://photos.example/p/${index}`,
  timestamp: '2026-11-20T06:00:00+0000',
  username: 'krume',
  ...more,
});
const photos = (count: number) => Array.from({ length: count }, (_, index) => photo(index));

beforeEach(() => {
  logged = listenToConsole();
  asked = [];
  respond = () => Response.json({ data: photos(30) });
  vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
    asked.push(new URL(address));
    expect(options.credentials).toBe('omit');
    return respond();
  });
});
afterEach(() => {
  page?.stop();
  localStorage.clear();
  vi.unstubAllGlobals();
});

interface Options {
  layout?: 'grid' | 'strip';
  configuration?: object;
  source?: string;
}

async function open({ layout = 'grid', configuration = { photosUrl: '/fotos' }, source }: Options = {}) {
  page = await openPage(
    photoFeed({ layout, source, fallback: 'Unser Konto' }),
    `<script type="application/json" data-krume-config>${JSON.stringify(configuration)}</script>`,
  );
}
async function press(name: string): Promise<void> {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!found) throw Error(`no button ${name}`);
  found.click();
  await settled();
}
async function load(options: Options = {}): Promise<void> {
  await open(options);
  await press('Bilder laden');
}
const links = () => [...document.querySelectorAll<HTMLAnchorElement>('.krume-photos a')];

test("before consent, the feed requests no photos and shows a prompt and the server's fallback", async () => {
  await open();
  expect(asked).toEqual([]);
  expect(textOf(getElement('.krume-gate'))).toContain('Diese Bilderreihe kommt von Instagram.');
  expect(textOf(getElement('[data-slot="fallback"]'))).toBe('Unser Konto');
  await press('Bilder laden');
  expect(asked).toHaveLength(1);
});

test.each([
  ['grid', 25],
  ['strip', 5],
] as const)("the photo feed with the layout '%s' shows at most %i photos", async (layout, count) => {
  await load({ layout });
  expect(links()).toHaveLength(count);
});

test('each photo is a link that opens in a new tab, and the title of the link is the caption', async () => {
  respond = () => Response.json({ data: [photo(1)] });
  await load();
  const [link] = links();
  expect([link?.href, link?.target, link?.rel, link?.title, link?.querySelector('img')?.src]).toEqual([
    'https://photos.example/p/1',
    '_blank',
    'noopener noreferrer',
    'Zopf 1 #sonntag #zopf',
    'https://cdn.example/1.jpg',
  ]);
  const image = link?.querySelector('img');
  expect([image?.width, image?.height]).toEqual([640, 640]);
  // The photo service does not get the URL of the page, and only visible photos load
  expect([image?.referrerPolicy, image?.loading]).toEqual(['no-referrer', 'lazy']);
});

test('the request for photos times out after fifteen seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await load();
  expect(timeout).toHaveBeenCalledWith(15_000);
  timeout.mockRestore();
});

test('the feed requests the photos once, even if the user withdraws and renews consent', async () => {
  await load();
  decideConsent('denied');
  await settled();
  decideConsent('granted');
  await settled();
  expect([asked.length, links().length]).toEqual([1, 25]);
});

test('the feed omits videos, albums, invalid entries and invalid links', async () => {
  respond = () =>
    Response.json({
      data: [
        photo(1, { media_type: 'VIDEO' }),
        photo(2, { media_type: 'CAROUSEL_ALBUM' }),
        photo(3, { permalink: 'javascript:alert(1)' }),
        photo(4, { media_url: undefined }),
        'kaputt',
        photo(5, { caption: undefined }),
      ],
    });
  await load();
  expect(links().map(({ href, title }) => [href, title])).toEqual([['https://photos.example/p/5', '']]);
  expect(getElement<HTMLImageElement>('.krume-photos img').alt).toBe('Bild von krume');
});

test('the feed treats null values in the response of a proxy as missing values', async () => {
  respond = () => Response.json({ data: [photo(1, { caption: null, username: null })], error: null });
  await load();
  expect(links().map(({ href, title }) => [href, title])).toEqual([['https://photos.example/p/1', '']]);
});

test("the layout 'strip' shows the first hashtag of each caption, and the layout 'grid' shows no hashtags", async () => {
  const captions = ['Frisch #Basel_24 #brot', 'ohne', '#über allem', '5 # 3'];
  respond = () => Response.json({ data: captions.map((caption, index) => photo(index, { caption })) });
  await load({ layout: 'strip' });
  expect(links().map((link) => textOf(link))).toEqual(['#Basel_24', '', '#über', '']);
  page?.stop();
  await open({ layout: 'grid' });
  expect(links().map((link) => textOf(link))).toEqual(['', '', '', '']);
});

test('markup in a caption is rendered as text', async () => {
  respond = () => Response.json({ data: [photo(1, { caption: '<img src=x onerror=alert(1)> #x' })] });
  await load({ layout: 'strip' });
  expect([links()[0]?.title, document.querySelectorAll('.krume-photos img').length]).toEqual([
    '<img src=x onerror=alert(1)> #x',
    1,
  ]);
});

test.each([
  ['grid', 25],
  ['strip', 5],
] as const)("while the photos load, the layout '%s' reserves space for %i photos", async (layout, count) => {
  let send = (_: Response) => {};
  respond = () =>
    new Promise((resolve) => {
      send = resolve;
    });
  await load({ layout });
  expect(textOf(getElement('[role="status"]'))).toBe('Bilder werden geladen');
  const places = document.querySelectorAll('.krume-photos[aria-hidden="true"] > li');
  expect([places.length, getElement('.krume-photos').dataset.layout]).toEqual([count, layout]);
  send(Response.json({ data: photos(2) }));
  await settled();
  expect(document.querySelectorAll('.krume-photos > li')).toHaveLength(2);
  expect(document.querySelector('[role="status"]')).toBeNull();
});

test.each([[[]], [[photo(1, { media_type: 'VIDEO' })]]])(
  'if the response contains no photos, the feed shows a text (data: %j)',
  async (data) => {
    respond = () => Response.json({ data });
    await load();
    expect(textOf(getElement('.krume-instead p'))).toBe(
      "This user account is private or doesn't have any photos.",
    );
    // With `lang`, screen readers use English pronunciation
    expect(getElement('.krume-instead p').lang).toBe('en');
  },
);

test("after an error of the photo network, the feed shows the server's HTML and a retry button", async () => {
  respond = () => Response.json({ error: { message: 'Session has expired' } }, { status: 400 });
  await load();
  expect(logged.messages).toEqual(['Krume: Session has expired']);
  expect(textOf(getElement('.krume-instead'))).toContain('Die Bilder können zurzeit nicht angezeigt werden.');
  expect(textOf(getElement('[data-slot="fallback"]'))).toBe('Unser Konto');
  respond = () => Response.json({ data: photos(2) });
  const button = getElement<HTMLButtonElement>('.krume-instead button');
  button.focus();
  button.click();
  await settled();
  expect(links()).toHaveLength(2);
  // The retry button disappears, so the focus moves to the feed
  expect(document.activeElement).toBe(getElement('.krume-gate-content'));
});

test.each([
  ['a response without JSON', () => new Response('<html>')],
  ['an unexpected JSON value', () => Response.json([1])],
  ['a list of entries that are not photos', () => Response.json({ data: [{ id: 1 }, null] })],
  ['an error without a text', () => Response.json({}, { status: 500 })],
  ['a failed connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('after %s, the feed logs an error and shows the text for failed requests', async (_, given) => {
  respond = given;
  await load();
  expect(logged.messages).toHaveLength(1);
  expect(document.querySelector('.krume-instead')).not.toBeNull();
});

test('if a token and no proxy is configured, the request contains the token and the names of the fields to return', async () => {
  await load({ configuration: { photosToken: 'GEHEIM' } });
  const [url] = asked;
  expect([url?.host, url?.searchParams.get('access_token'), url?.searchParams.get('fields')]).toEqual([
    'graph.instagram.com',
    'GEHEIM',
    'caption,media_url,media_type,permalink,timestamp,username',
  ]);
});

test('a request to a proxy never contains the token', async () => {
  await load({ configuration: { photosUrl: '/fotos', photosToken: 'GEHEIM' } });
  expect([asked[0]?.pathname, asked[0]?.href.includes('GEHEIM')]).toEqual(['/fotos', false]);
});

test("if neither a token nor a proxy is configured, the feed logs an error and shows the server's HTML", async () => {
  await open({ configuration: {} });
  expect([getElement('[data-widget]').dataset.widgetState, textOf(getElement('[data-widget]'))]).toEqual([
    'failed',
    'Unser Konto',
  ]);
  expect(logged.messages).toEqual([
    'Krume: Widget «photo-feed» hat in data-krume-config weder photosUrl noch photosToken. Es bleibt beim HTML des Servers.',
  ]);
});

test.each([
  ['the connection returns', () => dispatchEvent(new Event('online'))],
  ['the page returns from the back/forward cache', () => returnToPage()],
])('when %s, the feed repeats the request only if the request has failed', async (_, happens) => {
  respond = () => Promise.reject(new TypeError('Failed to fetch'));
  await load({ layout: 'strip' });
  expect(links()).toHaveLength(0);
  respond = () => Response.json({ data: photos(30) });
  happens();
  await settled();
  expect(links()).toHaveLength(5);
  happens();
  await settled();
  expect(asked).toHaveLength(2);
});

test('the feed removes a photo that fails to load', async () => {
  await load({ layout: 'strip' });
  getElement('.krume-photos img').dispatchEvent(new Event('error'));
  await settled();
  expect(links()).toHaveLength(4);
});
