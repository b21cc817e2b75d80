import { Hono } from 'hono';
import { combinations } from '../../fixtures/shop/combinations.ts';
import { drawHero, drawIcon, drawProduct } from './artwork.ts';
import type { Shop } from './shop.ts';
import { isView } from './views.ts';

/** Pictures drawn by the shop itself: products, the home page's scene, the favicon. */
export function pictures(shop: Shop): Hono {
  const site = new Hono();
  const svg = (body: string) =>
    new Response(body, {
      headers: {
        'Content-Type': 'image/svg+xml',
        'Content-Security-Policy': "default-src 'none'",
        'Cache-Control': 'public, max-age=3600',
      },
    });

  site.get('/artwork/hero.svg', () => svg(drawHero(shop.drawing)));
  site.get('/artwork/:file{[a-z0-9-]+\\.svg}', (c) => {
    const slug = c.req.param('file').replace(/\.svg$/, '');
    const product = shop.products.find((candidate) => candidate.slug === slug);
    return product ? svg(drawProduct(product, shop.drawing)) : c.text('Not found', 404);
  });
  site.get('/artwork/allergene/:file{[a-z-]+\\.svg}', (c) => {
    const icon = drawIcon(c.req.param('file').replace(/\.svg$/, ''), shop.drawing);
    return icon === undefined ? c.text('Not found', 404) : svg(icon);
  });
  site.get('/artwork/:slug/:file{(\\d+|[a-z]+|\\d+-[a-z]+)\\.svg}', (c) => {
    const product = shop.products.find((candidate) => candidate.slug === c.req.param('slug'));
    const [, id, view = 'tisch'] = /^(\d*)-?([a-z]+)?\.svg$/.exec(c.req.param('file')) ?? [];
    const combination = product && combinations(product).find((candidate) => String(candidate.id) === id);
    if (!product || !isView(view) || (id && !combination)) return c.text('Not found', 404);
    return svg(drawProduct(product, shop.drawing, { view, dress: combination?.dress }));
  });
  site.get('/favicon.svg', () => svg(favicon));
  site.get('/favicon.ico', (c) => c.redirect('/favicon.svg', 301));
  return site;
}

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#8a3b12"/><path d="M5.500 19c0-6.200 4.700-10 10.500-10s10.500 3.800 10.500 10c0 2.400-1.600 4-4 4h-13c-2.400 0-4-1.600-4-4Z" fill="#f6c98a"/><path d="M11 13.500l2.600 4M15.600 12.300l2.600 4M20.200 13.300l2.400 3.800" stroke="#8a3b12" stroke-width="1.800" stroke-linecap="round"/></svg>`;
