import { Hono } from 'hono';
import { createSite, serveSite } from '../../../demo-pages/server/server.ts';
import type { Change } from '../../../shared/api/change.ts';
import { lifetime } from '../../../shared/kept/envelope.ts';
import type { Owner } from '../../../shared/kept/owner.ts';
import { seal } from '../../../shared/kept/seal.ts';
import type { PrerenderingTab } from '../support/browser/prerendering-tab.ts';
import { acceptCookies, activate, prerender, signIn, waitForMounts } from '../support/prerender/next-page.ts';
import { prerenderTest } from '../support/prerender/prerender-test.ts';
import { withQuickPictures } from '../support/user/quick-pictures.ts';
import { expect } from '../test.ts';

const links = ['/produkt/ruchbrot', '/galerie', '/filialen', '/kontakt'];
const start = `<!doctype html><html lang="de-CH"><title>Links</title><link rel="icon" href="data:,">
${links.map((path) => `<a href="${path}">${path}</a>`).join(' ')}`;

/**
 * The demo shop, plus a page with links and without widgets. On all other pages, the widgets load at once. With the
 * conditions in the catalogue, `visible` would delay several widgets until the activation.
 */
function createEagerSite(dist: string): Hono {
  const shop = withQuickPictures(createSite({ dist }));
  const site = new Hono();
  site.get('/start', (c) => c.html(start, 200, { 'Speculation-Rules': '"/speculation-rules.json"' }));
  site.all('*', async ({ req, env }) => {
    const isPage = links.includes(req.path) && req.method === 'GET';
    if (!isPage) return shop.fetch(req.raw, env);
    const request = new Request(req.raw);
    request.headers.delete('Accept-Encoding');
    const page = await shop.fetch(request, env);
    page.headers.delete('Content-Length');
    const html = (await page.text()).replaceAll(' data-widget="', ' data-widget-on="load" data-widget="');
    return new Response(html, page);
  });
  return site;
}

const test = prerenderTest.extend('shop', { scope: 'file' }, async ({ run }, { onCleanup }) => {
  const shop = await serveSite(createEagerSite(run.dist).fetch, 0);
  onCleanup(() => shop.close());
  return shop;
});

const linkTo = (path: string) => `a[href="${path}"]`;

/** Runs in the page: whether an element is visible. */
const isShown = (selector: string) => document.querySelector(selector)?.checkVisibility();
const banner = '[data-widget="cookie-banner"]';
/** Runs in the page: the text of the open dialogs. */
const dialogs = () => [...document.querySelectorAll('dialog[open]')].map(({ textContent }) => textContent);
/** Runs in the page: the class of the focused element; empty for the body. */
const focused = () => document.activeElement?.className;

/** Opens the page with links, and waits until the browser has read the speculation rules. */
async function openLinks(tab: PrerenderingTab, url: string): Promise<void> {
  await tab.goto(`${url}/start`);
  await expect.poll(() => [...tab.candidates].sort()).toEqual([...links].sort());
}

/** Hovers over a link until its page is prerendered, and waits long enough for its widgets to mount. */
async function prerenderPage(tab: PrerenderingTab, path: string): Promise<void> {
  await prerender(tab, linkTo(path));
  await waitForMounts(tab);
}

/** Stores a pending change, as an earlier page of the tab would have left it. */
const leavePending = (tab: PrerenderingTab, name: string, owner: Owner, change: Change) =>
  tab.evaluate(([key, text]) => sessionStorage.setItem(key, text), [
    `krume:${name}`,
    JSON.stringify(seal([{ key: name, change }], owner, lifetime)),
  ] as const);

const addition: Change = {
  method: 'POST',
  path: '/rest/cart/item/4711',
  body: { quantity: 2, productOptions: [], customOptions: [] },
};
const wish: Change = { method: 'POST', path: '/rest/product/4711/wishlist' };
const review: Change = {
  method: 'POST',
  path: '/rest/product/4711/review/',
  body: { rating: 5, title: 'Gut', comment: 'Sehr gut' },
};

test('the cookie banner of a prerendered page appears after the activation', async ({ tab, shop }) => {
  await openLinks(tab, shop.url);
  await prerenderPage(tab, '/produkt/ruchbrot');
  expect(await tab.inPrerendered(isShown, banner)).toBe(false);

  await activate(tab, linkTo('/produkt/ruchbrot'));
  await expect.poll(() => tab.evaluate(isShown, banner)).toBe(true);
  expect(tab.issues).toEqual([]);
});

test('the film of a prerendered page starts after the activation', async ({ tab, shop }) => {
  await openLinks(tab, shop.url);
  await acceptCookies(tab);
  await prerenderPage(tab, '/galerie');
  // Checks no request of the film, because Chromium loads no film of a prerendered page even if the page plays it
  expect(await tab.inPrerendered(() => document.querySelector('video')?.paused)).toBe(true);

  await activate(tab, linkTo('/galerie'));
  await tab.evaluate(() => document.querySelector('video')?.scrollIntoView({ behavior: 'instant' }));
  await expect
    .poll(() => tab.evaluate(() => document.querySelector('video')?.currentTime))
    .toBeGreaterThan(0);
  expect(tab.issues).toEqual([]);
});

test('a prerendered page sends pending changes of an earlier page once, after the activation', async ({
  tab,
  shop,
}) => {
  await openLinks(tab, shop.url);
  await acceptCookies(tab);
  await signIn(tab);
  await leavePending(tab, 'changes', 'anyone', addition);
  // After a sign-in, the changes of the visitor belong to the customer
  await leavePending(tab, 'own-changes', 'visitor', wish);
  await leavePending(tab, 'own-reviews', 'visitor', review);
  const before = tab.requests.length;
  const sent = () => tab.requests.slice(before).filter((request) => !request.startsWith('GET '));
  await prerenderPage(tab, '/produkt/ruchbrot');
  expect(sent()).toEqual([]);

  await activate(tab, linkTo('/produkt/ruchbrot'));
  const outboxes = () =>
    Object.keys(sessionStorage).filter((key) => /^krume:(own-)?(changes|reviews)/.test(key));
  await expect.poll(() => tab.evaluate(outboxes)).toEqual([]);
  expect(sent().sort()).toEqual(
    [addition, review, wish].map(({ method, path }) => `${method} ${path}`).sort(),
  );
  expect(tab.issues).toEqual([]);
});

test('the error dialog about a pending change opens after the activation', async ({ tab, shop }) => {
  await openLinks(tab, shop.url);
  await acceptCookies(tab);
  const unknown: Change = { ...addition, path: '/rest/cart/item/99' };
  await leavePending(tab, 'changes', 'anyone', unknown);
  await prerenderPage(tab, '/produkt/ruchbrot');
  expect(await tab.inPrerendered(dialogs)).toEqual([]);

  await activate(tab, linkTo('/produkt/ruchbrot'));
  await expect.poll(() => tab.evaluate(dialogs)).toEqual([expect.stringContaining('wurde nicht bestätigt')]);
});

test('the message about a sent form receives the focus after the activation', async ({ tab, shop }) => {
  await openLinks(tab, shop.url);
  await acceptCookies(tab);
  // Sends the empty form without following the redirect: the next page contains the shop's message
  await tab.evaluate(() =>
    fetch('/kontakt', { method: 'POST', body: new URLSearchParams({ name: '' }), redirect: 'manual' }).then(
      () => 0,
    ),
  );
  await prerenderPage(tab, '/kontakt');
  expect(await tab.inPrerendered(isShown, '.krume-form-error')).toBe(true);
  expect(await tab.inPrerendered(focused)).toBe('');

  await activate(tab, linkTo('/kontakt'));
  await expect.poll(() => tab.evaluate(focused)).toContain('krume-form-error');
  expect(tab.issues).toEqual([]);
});

test('the map of a prerendered page loads after the activation', async ({ tab, shop }) => {
  await openLinks(tab, shop.url);
  await acceptCookies(tab);
  await prerenderPage(tab, '/filialen');
  const scripts = () => tab.requests.filter((request) => /\/demo\/maps-/.test(request));
  expect(scripts()).toEqual([]);
  expect(await tab.inPrerendered(isShown, '.krume-map')).toBeUndefined();

  await activate(tab, linkTo('/filialen'));
  await expect.poll(scripts).not.toEqual([]);
  await expect.poll(() => tab.evaluate(isShown, '.krume-map[aria-busy="false"]')).toBe(true);
  expect(tab.issues).toEqual([]);
});
