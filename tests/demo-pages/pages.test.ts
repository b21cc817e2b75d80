import { describe, expect, test } from 'vitest';
import { describeWidgets } from '../../demo-pages/catalogue/describe-widgets.ts';
import { contentSecurityPolicy, policyWith } from '../../demo-pages/shop/server/security.ts';
import { docs } from '../../fixtures/index.ts';
import type { Product } from '../../fixtures/shop/product.ts';
import { products } from '../../fixtures/shop/products.ts';
import { catalogue } from '../../widgets/catalogue.ts';
import { contracts } from '../support/data/contracts.ts';
import { createVisitor, openTestShop } from './visitor.ts';

const paths = [
  '/',
  '/produkte',
  '/produkte/brote',
  '/produkte?sortierung=preis-auf',
  '/produkt/ruchbrot',
  '/produkt/ruchbrot?bewertungen=1',
  '/produkt/geburtstagstorte',
  '/produkt/geburtstagstorte?groesse=4102&fuellung=4111&dekor=4121',
  '/produkt/aperoplatte',
  '/produkt/happy-cake',
  '/login',
  '/warenkorb',
  '/kasse',
  '/datenschutz',
  '/stellen',
  '/backstube',
  '/fragen',
  '/blog',
  '/blog?tag=brot',
  '/blog/zopf-flechten',
  '/widgets',
];

describe.each(paths)('the page %s', (path) => {
  test('the page is in Swiss German and has the strict content security policy', async () => {
    const response = await createVisitor().send(path);
    const page = await response.text();

    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Security-Policy')).toBe(
      path === '/kasse' ? policyWith({ 'form-action': 'http://127.0.0.1' }) : contentSecurityPolicy,
    );
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(page).toMatch(/^<!doctype html>\n<html lang="de-CH">/);
    expect(page.match(/<h1[ >]/g)).toHaveLength(1);
    const [, description = ''] = /<meta name="description" content="([^"]*)">/.exec(page) ?? [];
    expect(description.length).toBeGreaterThan(40);
    expect(page).not.toContain('ß');
  });

  test('the page has no inline script, style or handler', async () => {
    const page = await createVisitor().page(path);
    expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/i);
    expect(
      page.replaceAll(
        /<script type="application\/(?:json" data-(?:krume-config|widget-props)|ld\+json")>/g,
        '',
      ),
    ).not.toMatch(/<script(?![^>]*\ssrc=)/);
  });

  test('the page reserves space for every picture', async () => {
    const page = await createVisitor().page(path);
    const pictures = page.match(/<img[^>]*>/g) ?? [];
    expect(pictures).not.toEqual([]);
    for (const picture of pictures) expect(picture).toMatch(/width="\d+" height="\d+"/);
  });
});

test.each(['guest', 'customer'])('no page for a %s has a duplicate id', async (who) => {
  const entries = await describeWidgets(catalogue, docs, contracts);
  const visitor = createVisitor(openTestShop({ catalogue: () => entries }));
  if (who === 'customer') await visitor.signIn();
  await visitor.submit('/warenkorb/artikel/4711', { quantity: '2' });
  await visitor.submit('/wunschliste/4712');
  const ofProducts = products.flatMap(({ slug }) => [`/produkt/${slug}`, `/produkt/${slug}?bewertungen=1`]);
  const found: unknown[] = [];
  for (const path of [...paths, ...ofProducts, '/wunschliste', '/nichts']) {
    const ids = [...(await visitor.page(path)).matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    found.push(...ids);
    expect([path, ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([path, []]);
  }
  expect(found.length).toBeGreaterThan(100);
});

test('without JavaScript, a product page lists the allergens of each choice and of the current selection', async () => {
  const contents = async (query: string) => {
    const page = await createVisitor().page(`/produkt/zopf-nach-mass${query}`);
    return page.match(/<section class="product-contains".*?<\/section>/s)?.[0] ?? '';
  };
  expect(await contents('')).toContain(
    'Je nach Auswahl kommen dazu: Mandeln (Bestreut mit: Mandelsplittern).',
  );
  expect(await contents('')).not.toContain('<span>Mandeln</span>');
  expect(await contents('?gewicht=4141&bestreut=4153')).toContain('<span>Mandeln</span>');
  expect(await contents('?gewicht=4141&bestreut=4153')).toContain('Durch Ihre Auswahl dazu: Mandeln.');
});

test('without JavaScript, the checkout shows the cart, its total and the phone number (shop.md section 2.7)', async () => {
  const visitor = createVisitor();
  await visitor.submit('/warenkorb/artikel/4711', { quantity: '2' });
  const page = await visitor.page('/kasse');
  expect(page).toContain('<a class="button" href="tel:+41615550124">061 555 01 24</a>');
  const [lines = ''] = /<ul class="order-lines">.*?<\/ul>/s.exec(page) ?? [];
  expect(lines).toContain('Ruchbrot<br><small>Anzahl: 2</small></span> <b>CHF 8.40</b>');
  expect(page).toContain('href="/warenkorb">Zum Warenkorb</a>');
});

test('an unknown page shows a German message', async () => {
  for (const path of ['/nichts', '/produkte/nichts', '/produkt/nichts']) {
    const response = await createVisitor().send(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Diese Seite gibt es nicht');
    expect(response.headers.get('Content-Security-Policy')).toBe(contentSecurityPolicy);
  }
});

test('the wishlist redirects a guest to the login', async () => {
  const response = await createVisitor().send('/wunschliste');
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/login?weiter=/wunschliste']);
});

test('the address book and its forms redirect a guest to the login', async () => {
  for (const path of ['/konto/adressen', '/konto/adressen/neu', '/konto/adressen/31']) {
    const response = await createVisitor().send(path);
    expect([response.status, response.headers.get('Location')]).toEqual([
      303,
      `/login?weiter=${encodeURIComponent(path)}`,
    ]);
  }
});

test('each page loads the files of the manifest with integrity hashes', async () => {
  const shop = openTestShop({
    assets: () => ({
      styles: [{ href: '/assets/krume-1.css', integrity: 'sha384-b' }],
      script: { href: '/assets/krume-1.js', integrity: 'sha384-a' },
      catalogue: '/assets/demo/catalogue-1.js',
    }),
  });
  const page = await createVisitor(shop).page('/');
  expect(page).toContain(
    '<script type="module" fetchpriority="low" src="/assets/krume-1.js" integrity="sha384-a" crossorigin></script>',
  );
  expect(page).toContain(
    '<link rel="stylesheet" href="/assets/krume-1.css" integrity="sha384-b" crossorigin>',
  );
  expect(page).toContain(
    '<script type="application/json" data-krume-config>{"apiPath":"","sessionCookies":["krume_customer"],"authenticated":false,"receptionEmail":"reception@krume.example"}</script>',
  );
  expect(page).not.toContain('catalogue-1.js');
  expect(await createVisitor(shop).page('/widgets')).toContain('/assets/demo/catalogue-1.js');
});

describe('the sort order of product lists (shop.md section 2.1)', () => {
  async function names(sorting: string): Promise<string[]> {
    const page = await createVisitor().page(`/produkte/brote?sortierung=${sorting}`);
    return [...page.matchAll(/<h2><a href="[^"]*">([^<]*)</g)].map(([, name = '']) =>
      name.replaceAll('\u00ad', ''),
    );
  }

  test('the URL of a product list sets the sort order', async () => {
    expect((await names('preis-auf'))[0]).toBe('Baguette Tradition');
    expect((await names('preis-ab'))[0]).toBe('Butterzopf');
    expect((await names('name'))[0]).toBe('Baguette Tradition');
    expect((await names('empfohlen'))[0]).toBe('Ruchbrot');
  });

  test('sorting by price uses the special price, and an unknown sort order is ignored', async () => {
    const ascending = await names('preis-auf');
    expect(ascending.indexOf('Dinkel-Vollkornbrot')).toBeLessThan(ascending.indexOf('Rüeblibrot'));
    expect(await names('__proto__')).toEqual(await names('empfohlen'));
  });
});

test('a special price reads "<special> statt <regular>" (shop.md section 2.2)', async () => {
  const page = await createVisitor().page('/produkt/dinkel-vollkornbrot');
  expect(page.replace(/<[^>]*>/g, '')).toContain('CHF 5.40 statt CHF 6.40');
});

test('markup in a product name is rendered as text on every page', async () => {
  const evil = '<img src=x onerror=alert(1)>';
  const [first] = products;
  const product: Product = {
    ...(first ?? expect.fail()),
    id: 1,
    slug: 'boese',
    name: evil,
    summary: evil,
    description: evil,
  };
  const customer = createVisitor(openTestShop({ products: [product] }));
  await customer.signIn();
  await customer.submit('/warenkorb/artikel/1', { quantity: '1' });
  await customer.submit('/wunschliste/1');

  for (const path of ['/', '/produkte', '/produkt/boese', '/warenkorb', '/kasse', '/wunschliste']) {
    const page = await customer.page(path);
    expect(page).not.toContain('<img src=x');
  }
  const page = await customer.page('/produkt/boese');
  expect(page).toContain('data-name="&lt;img src=x onerror=alert(1)&gt;"');
});

test('the logo in the header links to the home page (site.md sections 2.1 and 2.4)', async () => {
  const page = await (await createVisitor().send('/produkte')).text();
  const [, bar = ''] = /<header[^>]*data-widget="sticky-nav"[^>]*>([\s\S]*?)<\/header>/.exec(page) ?? [];
  expect(/<a class="logo" href="([^"]*)"/.exec(bar)?.[1]).toBe('/');
});
