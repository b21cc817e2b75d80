import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { cookieSettings } from '../../../fixtures/markup/cookie-banner.ts';
import { ownAddressBook } from '../../pages/addresses.ts';
import { cartOf } from '../../pages/cart.ts';
import { examplePage, type Own } from '../../pages/catalogue/example.ts';
import { overviewPage } from '../../pages/catalogue/overview.ts';
import { entryNamed } from '../../pages/catalogue/place.ts';
import {
  playgroundPage,
  playgroundPath,
  previewPage,
  previewPath,
} from '../../pages/catalogue/playground.ts';
import { widgetPage } from '../../pages/catalogue/widget-page.ts';
import type { ShopEnv } from '../account/session.ts';
import { addressBook } from '../address/address-book.ts';
import type { Shop } from '../shop.ts';
import { render } from './render.ts';
import { viewerOf } from './shared-pages.ts';

/** The widget catalogue: an overview, a page for each widget, and a page for each example. */
export function widgetPages(shop: Shop): Hono<ShopEnv> {
  const site = new Hono<ShopEnv>();
  site.get('/widgets', async (c) =>
    render(c, shop, overviewPage(await shop.catalogue(), c.req.query('suche')?.trim())),
  );
  site.get(playgroundPath, (c) => render(c, shop, playgroundPage()));
  site.get(previewPath, (c) => render(c, shop, previewPage()));
  site.get('/widgets/:name', async (c) => {
    const entries = await shop.catalogue();
    const entry = entryNamed(entries, c.req.param('name'));
    return entry ? render(c, shop, widgetPage(entry, entries, viewerOf(c))) : c.notFound();
  });
  const example = (hasScripts: boolean) => async (c: Context<ShopEnv>) => {
    const entry = entryNamed(await shop.catalogue(), c.req.param('name'));
    const index = Number(c.req.param('number')) - 1;
    const page = entry && examplePage(entry, index, { own: ownContent(c, shop), hasScripts });
    return page ? render(c, shop, page) : c.notFound();
  };
  site.get('/widgets/:name/beispiel/:number{[1-9]\\d*}', example(true));
  site.get('/widgets/:name/beispiel/:number{[1-9]\\d*}/ohne-javascript', example(false));
  return site;
}

/** Replacements for examples that would contradict the page around them or the visitor's data. */
const ownContent = (c: Context<ShopEnv>, shop: Shop): Own => ({
  // The checkout changes the title and URL of its page, so it cannot run inside another page
  checkout: html`<p><a class="button" href="/kasse">Zur Kasse</a></p>`,
  'sticky-nav': html`<p>Es ist die Kopfzeile dieser Seite.</p>`,
  'cookie-banner': html`<p>${cookieSettings('/datenschutz#cookies')}</p>`,
  'cart-page': cartOf(c.var.session, shop.now()),
  ...(c.var.session.customer && { 'address-book': ownAddressBook(addressBook(c.var.session)) }),
});
