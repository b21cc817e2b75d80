import type { Page, Route } from 'playwright-core';
import { expectAccessible } from '../support/evidence/axe.ts';
import { headerReady, pathOf, ready } from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

// site.md sections 2.8, 4.4 and 8, "Silent or inline": the timing of searches and their responses

const field = (page: Page) => page.getByRole('searchbox', { name: 'Suche' });
const results = (page: Page) => page.getByRole('region', { name: 'Suchresultate' });
const hits = (page: Page) => results(page).getByRole('link').allTextContents();
const searchUrl = /\/rest\/search\/\?term=/;

const found = (name: string) => ({ pages: [{ destination: '/blog', name }], totalProducts: 0 });
const respond = (route: Route, body: object | string) =>
  route.fulfill(
    typeof body === 'string'
      ? { contentType: 'text/html', body }
      : { contentType: 'application/json', json: body },
  );
const termOf = (route: Route) => new URL(route.request().url()).searchParams.get('term') ?? '';

async function openSearch(page: Page): Promise<void> {
  await page.goto('/datenschutz');
  await headerReady(page);
  await field(page).focus();
  await ready(page, 'live-search');
}

test('a new search aborts the earlier search, and a late response to the earlier search is ignored', async ({
  newUser,
}) => {
  const { page } = await newUser();
  const asked: string[] = [];
  const aborted: string[] = [];
  page.on('requestfailed', (request) => {
    if (searchUrl.test(request.url())) aborted.push(request.url());
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(searchUrl, async (route) => {
    const term = termOf(route);
    asked.push(term);
    if (term === 'tor') await held;
    await respond(route, found(`Zu ${term}`)).catch(() => undefined);
  });
  await openSearch(page);
  await field(page).pressSequentially('tor');
  await expect.poll(() => asked).toEqual(['tor']);
  await field(page).pressSequentially('te');
  await expect.poll(() => hits(page)).toEqual(['Zu torte']);
  release();
  await expect.poll(() => aborted.length).toBe(1);
  expect(await hits(page)).toEqual(['Zu torte']);
});

test('after 500 quick keystrokes, the search field sends one request', async ({ newUser }) => {
  const { page } = await newUser();
  const asked: string[] = [];
  await page.route(searchUrl, (route) => {
    asked.push(termOf(route));
    return respond(route, found('Brot'));
  });
  await openSearch(page);
  // Dispatches all key presses in one task, like a key held down on a busy machine
  await field(page).evaluate((input: HTMLInputElement) => {
    for (let index = 0; index < 500; index += 1) {
      input.value = 'brot'.repeat(25).slice(0, 3 + (index % 97));
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  });
  await results(page).waitFor();
  expect(asked).toHaveLength(1);
  expect(await field(page).inputValue()).toBe(asked[0]);
  expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
});

test('if a search fails, the spinner disappears without a message, and the next search works', async ({
  newUser,
}) => {
  const { page, allow } = await newUser();
  allow(/Failed to load resource|status 500|ERR_FAILED|Krume: GET/);
  const failures: ((route: Route) => Promise<void>)[] = [
    (route) => route.fulfill({ status: 500, body: 'kaputt' }),
    (route) => route.abort(),
    (route) => respond(route, '<h1>Wartung</h1>'),
    (route) => respond(route, { products: 'viele' }),
  ];
  await page.route(searchUrl, (route) => {
    const fail = failures[Number(termOf(route).replace('torte', '')) - 1];
    return fail ? fail(route) : respond(route, found('Gefunden'));
  });
  await openSearch(page);
  for (const index of failures.keys()) {
    const request = page.waitForRequest(searchUrl);
    await field(page).fill(`torte${index + 1}`);
    await request;
    await expect.poll(() => page.locator('[data-widget="live-search"] .krume-spinner').count()).toBe(0);
    expect(await results(page).count()).toBe(0);
    expect(await page.getByRole('dialog').count()).toBe(0);
  }
  await field(page).fill('torte');
  await expect.poll(() => hits(page)).toEqual(['Gefunden']);
});

for (const size of ['desktop', 'phone'] as const) {
  test(`on a ${size}, search results of any size fit the window`, async ({ newUser }) => {
    const { page } = await newUser({ size });
    const long = 'Schwarzwälderkirschtortenbodenlieferantenverzeichnis'.padEnd(80, 'e');
    const responses: Record<string, object> = {
      leer: { totalProducts: 0 },
      nichts: { products: [], categories: [], pages: [], totalProducts: 0 },
      viel: {
        products: Array.from({ length: 300 }, (_, index) => ({
          destination: `/produkt/${index}`,
          name: index ? `Brot ${index}` : `<b>${long}</b>`,
          description: long,
          price: 1234.5,
          categories: [{ name: long, slug: '/produkte/brote' }],
        })),
        categories: Array.from({ length: 50 }, (_, index) => ({
          destination: `/k/${index}`,
          name: long,
          products: index,
        })),
        totalProducts: 123456,
        productPage: '/suche?term=viel',
      },
    };
    await page.route(searchUrl, (route) => respond(route, responses[termOf(route)] ?? {}));
    await openSearch(page);
    for (const term of ['leer', 'nichts']) {
      await field(page).fill(term);
      await results(page).getByText('Keine Resultate gefunden.').waitFor();
    }
    await field(page).fill('viel');
    await results(page).getByRole('link', { name: 'Alle Produkte anzeigen (123456)' }).waitFor();
    expect(await results(page).getByText('<b>').count()).toBe(1);
    const view = page.viewportSize();
    const box = await results(page).boundingBox();
    expect(
      box && view && box.x >= 0 && box.x + box.width <= view.width && box.y + box.height <= view.height,
    ).toBe(true);
    expect(await results(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await expectAccessible(page, 'a huge response');
    // The last result can be focused by keyboard and is then visible
    await page.keyboard.press('Tab');
    await results(page).getByRole('link').last().focus();
    const last = await results(page).getByRole('link').last().boundingBox();
    expect(last && view && last.y + last.height <= view.height).toBe(true);
  });
}

test('search works on a page restored from the back/forward cache', async ({ newUser }) => {
  const { page } = await newUser();
  // Chromium 143 can crash if a page is left while a view transition moves its picture (docs/next-page.md, "Transitions")
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSearch(page);
  await field(page).fill('torte');
  await results(page).getByRole('link', { name: 'Schwarzwäldertorte' }).click();
  await page.waitForURL('**/produkt/schwarzwaeldertorte');
  await page.goBack();
  await page.waitForURL('**/datenschutz');
  await headerReady(page);
  await field(page).fill('');
  await field(page).pressSequentially('zopf');
  await results(page).getByRole('link', { name: 'Butterzopf' }).waitFor();
});

test('Enter starts the search immediately; if results are visible, Enter opens the page of all results', {
  tags: ['story'],
}, async ({ newUser }) => {
  const { page } = await newUser();
  await openSearch(page);
  await field(page).fill('torte');
  await page.keyboard.press('Enter');
  await results(page)
    .getByRole('link', { name: /^Alle Produkte anzeigen/ })
    .waitFor();
  expect(pathOf(page)).toBe('/datenschutz');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/suche?term=torte');
});

test('if the user has selected a result with the arrow keys, Enter opens the result', async ({ newUser }) => {
  const { page } = await newUser();
  await openSearch(page);
  await field(page).fill('torte');
  await results(page).waitFor();
  const first = results(page).getByRole('link').first();
  const target = await first.getAttribute('href');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => first.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${target}`);
});

test('on a phone, the search key of the on-screen keyboard opens the page of all results', async ({
  newUser,
}) => {
  const { page } = await newUser({ size: 'phone' });
  await page.route(searchUrl, (route) => respond(route, found('Brot')));
  await openSearch(page);
  expect(await field(page).getAttribute('enterkeyhint')).toBe('search');
  await field(page).fill('brot');
  await results(page).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/suche?term=brot');
});
