import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { products } from '../../fixtures/shop/products.ts';
import { questions } from '../../fixtures/site/questions.ts';
import { formatPrice } from '../../shared/rules/price/price.ts';
import { openTestShop } from './visitor.ts';

const root = join(import.meta.dirname, '../..');
const shop = openTestShop();
const pages = new Map<string, string>();

beforeAll(async () => {
  const sitemap = await textOf('/sitemap.xml');
  for (const [, path = ''] of sitemap.matchAll(/<loc>http:\/\/localhost([^<]*)<\/loc>/g))
    pages.set(path, await textOf(path));
});

async function textOf(path: string): Promise<string> {
  const response = await shop.request(`http://localhost${path}`);
  expect(response.status, path).toBe(200);
  return response.text();
}

interface Data extends Record<string, unknown> {
  '@type': string;
}

const dataOf = (path: string): Data[] =>
  [...(pages.get(path) ?? '').matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json),
  );
const dataOfType = (path: string, type: string) => dataOf(path).find((data) => data['@type'] === type);

test('the sitemap lists each product once and only indexable pages', () => {
  const paths = [...pages.keys()];
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(expect.arrayContaining(products.map(({ slug }) => `/produkt/${slug}`)));
  expect(paths.filter((path) => pages.get(path)?.includes('noindex'))).toEqual([]);
});

test('robots.txt names the sitemap and the paths of private pages', async () => {
  const robots = await textOf('/robots.txt');
  expect(robots).toContain('\nSitemap: http://localhost/sitemap.xml\n');
  for (const path of ['/kasse', '/warenkorb', '/konto', '/suche', '/rest/'])
    expect(robots).toContain(`\nDisallow: ${path}\n`);
});

test.each(['/warenkorb', '/suche?term=brot', '/login', '/gibt-es-nicht'])(
  'the page %s has noindex and no canonical URL',
  async (path) => {
    const page = await (await shop.request(`http://localhost${path}`)).text();
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).not.toMatch(/rel="canonical"|og:url/);
  },
);

test('every indexable page has its own canonical URL and Open Graph data, with a picture as JPEG', () => {
  for (const [path, page] of pages) {
    expect(page).toContain(`<link rel="canonical" href="http://localhost${path}">`);
    expect(page).toContain(`<meta property="og:url" content="http://localhost${path}">`);
    const [, picture = ''] =
      /<meta property="og:image" content="http:\/\/localhost(\/artwork\/[^"]+\.jpg)">/.exec(page) ?? [];
    const file = readFileSync(join(import.meta.dirname, '../../demo-pages', picture));
    expect([path, file.subarray(0, 2).toString('hex')]).toEqual([path, 'ffd8']);
  }
});

test.each(['/produkt/', '/blog/', '/events/', '/filialen/'])(
  'a page of the folder %s has its own picture as the Open Graph picture',
  (folder) => {
    const [, page] = [...pages].find(([path]) => path.startsWith(folder)) ?? expect.fail(folder);
    const [, shown] = /src="\/artwork\/([^"]+)\.svg"/.exec(page.slice(page.indexOf('<main'))) ?? [];
    expect(page).toContain(`content="http://localhost/artwork/teilen/${shown}.jpg"`);
  },
);

test('the canonical URL of a sorted or filtered list is the URL of the complete list', async () => {
  expect(await textOf('/produkte/brote?sortierung=preis-auf')).toContain(
    '<link rel="canonical" href="http://localhost/produkte/brote">',
  );
});

describe("the structured data of the demo's pages", () => {
  test('the data of each page match the types of schema.org', () => {
    const all = [...pages.keys()].flatMap(dataOf);
    const types = [...new Set(all.map((data) => data['@type']))].sort();
    expect(types).toEqual(['Bakery', 'BreadcrumbList', 'Event', 'FAQPage', 'Product']);
    // Checks only one page of each kind, because checking the types is slow
    expect(errorsIn([...new Map(all.map((data) => [shapeOf(data), data])).values()])).toBe('');
  });

  test('the type check finds unknown names at any depth', () => {
    const errors = errorsIn([
      { '@type': 'Event', name: 'Backen', begin: '2026-12-01' },
      { '@type': 'Product', name: 'Ruchbrot', offers: { '@type': 'Offer', cost: '7.20' } },
    ]);
    expect(errors).toContain(`'"begin"' does not exist`);
    expect(errors).toContain(`'"cost"' does not exist`);
  });

  test('the data of a product contain the price and the rating that the page shows', () => {
    for (const { slug, price, specialPrice, configurations } of products) {
      const path = `/produkt/${slug}`;
      const offer = dataOfType(path, 'Product')?.offers;
      const shown = specialPrice ?? price;
      expect(offer).toMatchObject({
        ...(configurations.length > 0 ? { lowPrice: shown.toFixed(2) } : { price: shown.toFixed(2) }),
        priceCurrency: 'CHF',
      });
      expect(pages.get(path)).toContain(formatPrice(shown));
    }
    expect(dataOfType('/produkt/ruchbrot', 'Product')?.aggregateRating).toMatchObject({
      ratingValue: expect.stringMatching(/^[1-5]\.\d$/),
      bestRating: '5',
    });
  });

  test('the data of a branch contain its opening hours and its special opening hours in the next weeks', () => {
    const branch = dataOfType('/filialen/1', 'Bakery');
    const openingHours = expect.arrayContaining([
      expect.objectContaining({ dayOfWeek: 'Monday', opens: expect.stringMatching(/^0\d:\d\d$/) }),
    ]);
    expect(branch).toMatchObject({ openingHoursSpecification: openingHours });
    const specials = (branch?.specialOpeningHoursSpecification ?? []) as Record<string, string>[];
    // The branch is closed at Christmas, and in the afternoon of Christmas Eve
    const special = (day: string) => specials.filter(({ validFrom }) => validFrom === day);
    expect(special('2026-12-25')).toMatchObject([{ opens: '00:00', closes: '00:00' }]);
    expect(special('2026-12-24')).toMatchObject([{ validThrough: '2026-12-24' }]);
  });

  test('the data of an event contain its start in Zurich time', () => {
    const path = [...pages.keys()].find((each) => /^\/events\/\d/.test(each)) ?? '';
    expect(dataOfType(path, 'Event')?.startDate).toMatch(/^2026-\d\d-\d\dT\d\d:\d\d:00\+01:00$/);
  });

  test('the data of an event contain the description and the price that the page shows', () => {
    const event = dataOfType('/events/7', 'Event');
    expect(event).toMatchObject({ offers: { price: '25.00', priceCurrency: 'CHF' } });
    expect(pages.get('/events/7')).toContain('CHF 25.00 je Kind');
    expect(pages.get('/events/7')).toContain(String(event?.description));
  });

  test('the data of the page with frequently asked questions contain all answers', () => {
    const entries = questions.flatMap((topic) => topic.entries);
    expect(dataOfType('/fragen', 'FAQPage')?.mainEntity).toEqual(
      entries.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    );
  });

  test('the data of a breadcrumb contain all pages of the path', () => {
    const path = dataOfType('/produkt/ruchbrot', 'BreadcrumbList')?.itemListElement as Data[];
    expect(path.map(({ position, name, item }) => [position, name, item])).toEqual([
      [1, 'Startseite', 'http://localhost/'],
      [2, 'Online Shop', 'http://localhost/produkte'],
      [3, 'Brote', 'http://localhost/produkte/brote'],
      [4, 'Ruchbrot', 'http://localhost/produkt/ruchbrot'],
    ]);
  });
});

/** The member names of an object, and of the first entry of each list. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return shapeOf(value[0]);
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([name, inner]) => `${name}(${shapeOf(inner)})`)
    .join();
}

let count = 0;

/** Declares a constant for each nested entity, because TypeScript reports unknown names only in an outermost object. */
function declare(value: unknown): { lines: string[]; code: string } {
  if (typeof value !== 'object' || value === null) return { lines: [], code: JSON.stringify(value) };
  const entries = Object.entries(value).map(([key, inner]) => ({ key, ...declare(inner) }));
  const lines = entries.flatMap((entry) => entry.lines);
  if (Array.isArray(value)) return { lines, code: `[${entries.map(({ code }) => code)}]` };
  const members = entries
    .filter(({ key }) => key !== '@context')
    .map(({ key, code }) => `${JSON.stringify(key)}:${code}`);
  const name = `data${count++}`;
  const type = Reflect.get(value, '@type');
  return { lines: [...lines, `export const ${name}: schema.${type} = {${members}};`], code: name };
}

/** The TypeScript errors of structured data that is typed with schema.org's types. */
function errorsIn(all: readonly object[]): string {
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  // Creates the folder inside the project, so that the file can import npm packages of the project
  const folder = mkdtempSync(join(cache, 'structured-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'data.ts');
  const lines = all.flatMap((data) => declare(data).lines);
  writeFileSync(file, ["import type * as schema from 'schema-dts';", ...lines].join('\n'));
  const { stdout } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/typescript/bin/tsc'),
      ...'--noEmit --strict --skipLibCheck --ignoreConfig --target es2022 --module nodenext --types'.split(
        ' ',
      ),
      '',
      file,
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  return stdout;
}
