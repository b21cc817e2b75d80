import { Hono } from 'hono';
import { html } from 'hono/html';
import { categories } from '../../../fixtures/shop/categories.ts';
import { posts } from '../../../fixtures/site/posts.ts';
import { loadTemporal } from '../../../shared/rules/dates/temporal.ts';
import { unlistedPaths } from '../../pages/head-data.ts';
import type { Shop } from '../shop.ts';
import { findEvents, wantedEvents } from './event-calls.ts';
import { branchesOf } from './shop-size.ts';

const fixedPaths = [
  '/',
  '/produkte',
  '/filialen',
  '/events',
  '/stellen',
  '/backstube',
  '/aktuell',
  '/galerie',
  '/fragen',
  '/blog',
  '/kontakt',
  '/kindergeburtstag',
  '/torte-bestellen',
  '/kundenkarte',
  '/offerte',
  '/newsletter',
  '/datenschutz',
];

/** Serves robots.txt and the site map. */
export function searchEngines(shop: Shop): Hono {
  const site = new Hono();
  site.get('/robots.txt', (c) => {
    const lines = ['User-agent: *', ...unlistedPaths.map((path) => `Disallow: ${path}`), 'Disallow: /rest/'];
    return c.text([...lines, '', `Sitemap: ${originOf(c.req.url)}/sitemap.xml`, ''].join('\n'));
  });
  site.get('/sitemap.xml', async (c) => {
    await loadTemporal();
    const now = shop.now();
    const events = findEvents(now, { ...wantedEvents({ limit: '100' }), includePast: false });
    const paths = [
      ...fixedPaths,
      ...categories.map(({ slug }) => `/produkte/${slug}`),
      ...shop.products.map(({ slug }) => `/produkt/${slug}`),
      ...branchesOf({ isLarge: false }, now).map(({ id }) => `/filialen/${id}`),
      ...events.map(({ url }) => url),
      ...posts.map(({ slug }) => `/blog/${slug}`),
    ];
    const urls = paths.map(
      (path) => html`<url><loc>${originOf(c.req.url)}${path}</loc></url>
`,
    );
    const body = html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}</urlset>
`;
    return c.body(`<?xml version="1.0" encoding="UTF-8"?>\n${await body}`, 200, {
      'Content-Type': 'application/xml; charset=utf-8',
    });
  });
  return site;
}

const originOf = (url: string) => new URL(url).origin;
