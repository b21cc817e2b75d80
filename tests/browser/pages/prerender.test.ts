import { Hono } from 'hono';
import { createSite, serveSite } from '../../../demo-pages/server/server.ts';
import {
  acceptCookies,
  activate,
  arrival,
  prerender,
  ready,
  signIn,
  statesOf,
  waitForMounts,
} from '../support/prerender/next-page.ts';
import { prerenderTest } from '../support/prerender/prerender-test.ts';
import { withQuickPictures } from '../support/user/quick-pictures.ts';
import { expect } from '../test.ts';

const prefetchRules = { prefetch: [{ where: { href_matches: '/produkt/*' }, eagerness: 'immediate' }] };
const links = `<!doctype html><html lang="de-CH"><title>Links</title><link rel="icon" href="data:,">
<a href="/produkte">1</a> <a href="/produkt/ruchbrot">2</a> <a href="/warenkorb">3</a> <a href="/de/agb.html">4</a>
<a href="/kasse">-</a> <a href="/de/checkout/">-</a> <a href="/logout">-</a> <a href="/wp-login.php">-</a>
<a href="/?add-to-cart=4711">-</a> <a href="/produkte?seite=2">-</a> <a href="/karte.pdf">-</a> <a href="https://example.ch/">-</a>
<a href="/a" rel="nofollow">-</a> <a href="/b" data-no-prerender>-</a> <p data-no-prerender><a href="/c">-</a></p> <a href="/d" download>-</a>`;

/** The demo shop, plus pages with links that browsers prefetch or prerender. */
function createSpeculatingSite(dist: string): Hono {
  const shop = withQuickPictures(createSite({ dist }));
  const site = new Hono();
  site.get('/links', (c) => c.html(links, 200, { 'Speculation-Rules': '"/speculation-rules.json"' }));
  site.get('/prefetch.json', (c) =>
    c.body(JSON.stringify(prefetchRules), 200, { 'Content-Type': 'application/speculationrules+json' }),
  );
  site.get('/produkte/brote', async ({ req, env }) => {
    const { body, headers } = await shop.fetch(req.raw, env);
    headers.set('Speculation-Rules', '"/prefetch.json"');
    return new Response(body, { headers });
  });
  site.all('*', ({ req, env }) => shop.fetch(req.raw, env));
  return site;
}

const test = prerenderTest.extend('shop', { scope: 'file' }, async ({ run }, { onCleanup }) => {
  const shop = await serveSite(createSpeculatingSite(run.dist).fetch, 0);
  onCleanup(() => shop.close());
  return shop;
});

const productCard = '.product-card a[href="/produkt/ruchbrot"]';
const cartEntry = '[data-widget="cart-flyout"] > a';

/** Runs in the page: the text of the cart badge. */
const cartBadge = () => document.querySelector('[data-widget="cart-flyout"] .krume-badge')?.textContent ?? '';
const wishButton = () =>
  document.querySelector('[data-widget="product-form"] [aria-pressed]')?.getAttribute('aria-pressed');

/** Runs in the page: adds two pieces to the cart without a widget. Returns the status of the response. */
const addTwo = async () => {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
  const response = await fetch('/rest/cart/item/4711', { method: 'POST', headers, body: '{"quantity":2}' });
  return response.status;
};

test('before activation, a prerendered page mounts no widget and requests only its own files', async ({
  tab,
  shop,
}) => {
  await tab.goto(`${shop.url}/produkte`);
  await ready(tab, 'cookie-banner');
  await acceptCookies(tab);
  const before = tab.requests.length;
  await prerender(tab, productCard);
  await waitForMounts(tab);
  const ahead = tab.requests.slice(before);
  expect(ahead).toContain('GET /produkt/ruchbrot');
  expect([...new Set(await tab.inPrerendered(statesOf))].sort()).toEqual(['loading', 'waiting']);
  expect(
    ahead.filter((request) => !/^GET \/((produkt|assets|artwork)\/|speculation-rules.json)/.test(request)),
  ).toEqual([]);
  expect(await tab.inPrerendered(() => document.activeElement === document.body)).toBe(true);
  expect(await tab.inPrerendered(() => document.querySelectorAll('dialog[open], :popover-open').length)).toBe(
    0,
  );

  await activate(tab, productCard);
  await ready(tab, 'product-form');
  for (const request of ['GET /messstelle/seite.gif', 'GET /rest/cart/'])
    await expect.poll(() => tab.requests.slice(before)).toContain(request);
  expect(tab.issues).toEqual([]);
});

test('if a product is added after the cart page has been prerendered, the activated cart page shows the product', async ({
  tab,
  shop,
}) => {
  await tab.goto(`${shop.url}/produkt/ruchbrot`);
  await acceptCookies(tab);
  await ready(tab, 'product-form');
  await prerender(tab, cartEntry);
  expect(await tab.inPrerendered(() => document.querySelector('main')?.textContent)).toContain(
    'Noch keine Produkte',
  );

  await tab.click('[data-widget="product-form"] [type="submit"]');
  await expect.poll(() => tab.evaluate(cartBadge)).toBe('1');
  await activate(tab, '.krume-cart-panel a[href="/warenkorb"]');
  await ready(tab, 'cart-page');
  await expect.poll(() => tab.evaluate(cartBadge)).toBe('1');
  expect(await tab.evaluate(() => document.querySelector('main')?.textContent)).toContain('Ruchbrot');
  expect(tab.issues).toEqual([]);
});

test.for([
  { how: 'prerendered', list: '/produkte' },
  { how: 'prefetched', list: '/produkte/brote' },
])(
  'a $how page shows changes that the visitor made after the HTML of the page was requested',
  async ({ how, list }, { tab, shop }) => {
    await tab.goto(`${shop.url}/`);
    await acceptCookies(tab);
    await signIn(tab);
    await tab.goto(shop.url + list);
    await ready(tab, 'heart-toggle');
    if (how === 'prerendered') await prerender(tab, productCard);
    else await expect.poll(() => tab.requests).toContain('GET /produkt/ruchbrot');

    // Changes the cart as another tab would
    expect(await tab.evaluate(addTwo)).toBe(201);
    await tab.click('.product-card:has([href="/produkt/ruchbrot"]) [data-widget="heart-toggle"] button');
    await expect.poll(() => tab.evaluate(() => JSON.stringify(localStorage))).toContain('4711');
    await tab.click(productCard);
    await expect.poll(() => tab.evaluate(arrival).catch(() => '')).toBe(how);
    await ready(tab, 'product-form');
    await expect.poll(() => tab.evaluate(wishButton)).toBe('true');
    await expect.poll(() => tab.evaluate(cartBadge)).toBe('2');
    expect(tab.issues).toEqual([]);
  },
);

test('speculation rules exclude links with side effects, links to files and links to other origins', async ({
  tab,
  shop,
}) => {
  await tab.goto(`${shop.url}/links`);
  await expect
    .poll(() => [...tab.candidates].sort())
    .toEqual(['/de/agb.html', '/produkt/ruchbrot', '/produkte', '/warenkorb']);
});

test('after a click or Enter on a product card, a view transition moves its picture to the product page', async ({
  tab,
  shop,
}) => {
  for (const how of ['click', 'Enter'] as const) {
    await tab.goto(`${shop.url}/produkte`);
    await acceptCookies(tab);
    await prerender(tab, productCard);
    await tab.inPrerendered(() => {
      addEventListener('pagereveal', async (event) => {
        await event.viewTransition?.ready;
        const moved = document
          .getAnimations()
          .map(({ effect }) => Reflect.get(Object(effect), 'pseudoElement'));
        Reflect.set(window, 'moved', moved);
      });
    });
    if (how === 'click') await tab.click(productCard);
    else {
      await tab.evaluate((link) => document.querySelector<HTMLElement>(link)?.focus(), productCard);
      await tab.press('Enter');
    }
    await expect
      .poll(() => tab.evaluate(() => String(Reflect.get(window, 'moved'))).catch(() => ''))
      .toContain('::view-transition-group(krume-product)');
    await ready(tab, 'product-gallery');
  }
  expect(tab.issues).toEqual([]);
});

test('a click during a view transition reaches the element under the pointer', async ({ tab, shop }) => {
  await tab.goto(`${shop.url}/produkte`);
  await acceptCookies(tab);
  await prerender(tab, productCard);
  await tab.inPrerendered(() => {
    addEventListener('pagereveal', async (event) => {
      await event.viewTransition?.ready;
      // The transition lasts until the test ends
      for (const animation of document.getAnimations()) animation.pause();
      document.body.dataset.transition = String(event.viewTransition !== null);
    });
    addEventListener('pointerdown', ({ target }) => {
      if (target instanceof Element) document.body.dataset.pressed = target.localName;
    });
  });
  await tab.click(productCard);
  await expect
    .poll(() => tab.evaluate(() => document.body.dataset.transition).catch(() => undefined))
    .toBe('true');
  await tab.click('main h1');
  await expect.poll(() => tab.evaluate(() => document.body.dataset.pressed)).toBe('h1');
});

test("on a product page, only the gallery's picture takes part in a view transition", async ({
  tab,
  shop,
}) => {
  await tab.goto(`${shop.url}/produkt/ruchbrot`);
  const named = await tab.evaluate(() => {
    document.querySelector<HTMLElement>('.product-card a')?.focus();
    return [...document.querySelectorAll('*')]
      .filter((element) => getComputedStyle(element).viewTransitionName === 'krume-product')
      .map(({ className }) => className);
  });
  expect(named).toEqual(['krume-picture']);
});
