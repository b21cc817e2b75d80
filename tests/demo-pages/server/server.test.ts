import { lookup } from 'node:dns/promises';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RunningShop, serveShop } from '../../../demo-pages/server/server.ts';

let dist: string;
let shop: RunningShop;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'krume-dist-'));
  shop = await serveShop({ port: 0, dist });
});

afterEach(async () => {
  await shop.close();
  await rm(dist, { recursive: true });
});

/** Whether `localhost` also resolves to an IPv6 address that this machine supports. */
const hasIPv6 = async () =>
  (await lookup('localhost', { all: true })).some(({ family }) => family === 6) &&
  Object.values(networkInterfaces()).some((each) => each?.some(({ address }) => address === '::1'));

/** Requests a path. Unlike `fetch`, sends the path unchanged and does not decompress the body. */
function get(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status?: number | undefined; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      const call = request(shop.url, { path, headers }, async (response) => {
        const parts = await response.toArray();
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) });
      });
      call.on('error', reject).end();
    },
  );
}

test('before the first build, pages work and load the source files of the theme', async () => {
  const page = await (await fetch(`${shop.url}/produkte`)).text();
  expect(page).toContain('<link rel="stylesheet" href="/theme/theme.css">');
  expect(page).not.toContain('<script type="module"');
  expect((await get('/theme/theme.css')).headers['content-type']).toBe('text/css; charset=utf-8');
});

test('if a page is requested after a build, the page loads the new files of the build', async () => {
  const manifest = {
    entry: { file: 'krume-1.js', integrity: 'sha384-a' },
    css: { file: 'krume-1.css', integrity: 'sha384-b' },
    widgets: {
      'cart-flyout': {
        preload: true,
        files: [
          { file: 'frame-1.js', integrity: 'sha384-d' },
          { file: 'chunk-1.js', integrity: 'sha384-c' },
        ],
      },
      'sticky-nav': { preload: true, files: [{ file: 'chunk-1.js', integrity: 'sha384-c' }] },
      'mobile-nav': { preload: false, files: [{ file: 'mobile-nav-1.js' }] },
    },
    demo: {
      theme: 'demo/theme-1.css',
      panel: 'demo/panel-1.js',
      catalogue: 'demo/catalogue-1.js',
      font: 'demo/a-1.woff2',
    },
  };
  await writeFile(join(dist, 'manifest.json'), JSON.stringify(manifest));

  const page = await (await fetch(shop.url)).text();
  expect(page).toContain(
    '<script type="module" fetchpriority="low" src="/assets/krume-1.js" integrity="sha384-a" crossorigin>',
  );
  expect(page.match(/<link rel="modulepreload".*?>/g)).toEqual([
    '<link rel="modulepreload" fetchpriority="low" href="/assets/chunk-1.js" integrity="sha384-c" crossorigin>',
    '<link rel="modulepreload" fetchpriority="low" href="/assets/frame-1.js" integrity="sha384-d" crossorigin>',
  ]);
  expect(page.indexOf('/assets/demo/theme-1.css')).toBeLessThan(page.indexOf('/assets/krume-1.css'));
  expect(page).toContain('src="/assets/demo/panel-1.js"');
  expect(page).toContain(
    '<link rel="preload" href="/assets/demo/a-1.woff2" as="font" type="font/woff2" crossorigin>',
  );
});

test("the server's pages contain the speculation rules of the manifest", async () => {
  const file = '/speculation-rules.json';
  expect((await get('/produkte')).headers['speculation-rules']).toBeUndefined();
  expect((await get(file)).status).toBe(404);

  const speculationRules = { prerender: [{ where: { href_matches: '/*' } }] };
  await writeFile(
    join(dist, 'manifest.json'),
    JSON.stringify({ entry: { file: 'krume-1.js' }, speculationRules }),
  );
  expect((await get('/produkte')).headers['speculation-rules']).toBe(`"${file}"`);
  const { headers, body } = await get(file);
  expect(headers['content-type']).toBe('application/speculationrules+json');
  expect(JSON.parse(body.toString())).toEqual(speculationRules);
});

test('every page except the catalogue links the style sheet of view transitions', async () => {
  const pageStyles = { transitions: { file: 'transitions-1.css' } };
  await writeFile(join(dist, 'manifest.json'), JSON.stringify({ entry: { file: 'krume-1.js' }, pageStyles }));
  const page = async (path: string) => (await get(path)).body.toString();
  expect(await page('/produkte')).toContain('href="/assets/transitions-1.css"');
  expect(await page('/widgets')).not.toContain('transitions');
});

test('the catalogue shows the widgets of catalogue.json, which the build writes', async () => {
  const entry = {
    name: 'heart-toggle',
    title: 'Herz',
    description: 'Merkt ein Produkt vor.',
    group: 'lists',
    words: ['Merken'],
    use: 'Für Listen.',
    avoid: 'Nicht im Formular.',
    access: 'Ein Knopf.',
    mode: 'replace',
    on: 'visible',
    fixtures: [{ title: 'Gast', html: '<div data-widget="heart-toggle"></div>' }],
    props: [{ name: 'data-product-id', type: 'string', required: true }],
  };
  await writeFile(join(dist, 'catalogue.json'), JSON.stringify([entry]));

  const page = async (path: string) => (await fetch(shop.url + path)).text();
  expect(await page('/widgets/heart-toggle/beispiel/1')).toContain(
    '<div class="catalogue-stage"><div data-widget="heart-toggle"></div></div>',
  );
  expect((await page('/widgets/heart-toggle')).replace(/<\/?span[^>]*>/g, '')).toContain(
    '<code>&lt;div data-widget=&quot;heart-toggle&quot;&gt;&lt;/div&gt;</code>',
  );
});

test('a file with a hash in its name is cached as immutable, and is sent with Brotli if the client accepts Brotli', async () => {
  const source = 'export const crumb = 1;'.repeat(100);
  await mkdir(join(dist, 'demo'));
  await writeFile(join(dist, 'demo/panel-7QX4LMA2.js'), source);
  await writeFile(join(dist, 'demo/panel-7QX4LMA2.js.br'), brotliCompressSync(source));

  const plain = await get('/assets/demo/panel-7QX4LMA2.js');
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(plain.headers.vary).toBe('Accept-Encoding');
  expect(plain.body.toString()).toBe(source);

  const packed = await get('/assets/demo/panel-7QX4LMA2.js', { 'Accept-Encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(packed.headers.vary).toBe('Accept-Encoding');
  expect(brotliDecompressSync(packed.body).toString()).toBe(source);
});

test('browsers revalidate files without a hash in their name', async () => {
  await writeFile(join(dist, 'manifest.json'), '{}');
  expect((await get('/assets/manifest.json')).headers['cache-control']).toBe('no-cache');
  expect((await get('/theme/theme.css')).headers['cache-control']).toBe('no-cache');
});

test('pages on another origin can load the bundle from the server', async () => {
  await writeFile(join(dist, 'krume-7QX4LMA2.js'), 'export {};');
  expect((await get('/assets/krume-7QX4LMA2.js')).headers).not.toHaveProperty('sourcemap');
  await writeFile(join(dist, 'krume-7QX4LMA2.js.map'), '{}');
  expect((await get('/assets/krume-7QX4LMA2.js')).headers).toMatchObject({
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    sourcemap: '/assets/krume-7QX4LMA2.js.map',
  });
});

test('the server compresses a response with gzip if the build has not compressed the file', async () => {
  await writeFile(join(dist, 'krume-7QX4LMA2.css'), 'p { color: red }'.repeat(100));
  for (const path of ['/produkte', '/assets/krume-7QX4LMA2.css']) {
    const packed = await get(path, { 'Accept-Encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers.vary).toBe('Accept-Encoding');
    expect(gunzipSync(packed.body)).toEqual((await get(path)).body);
  }
});

test.each([
  '/assets/missing.js',
  '/assets/',
  '/assets/../package.json',
  '/assets/%2e%2e%2fpackage.json',
  '/assets/..%2fpackage.json',
  '/assets/%2e%2e/package.json',
  '/assets/..%5cpackage.json',
  '/assets/demo//../../package.json',
  '/assets/%00',
  '/assets/%',
  '/artwork/../server.ts',
  '/artwork/%2e%2e%2fserver.ts',
  '/artwork/nothing.svg',
])('the server returns 404 for %s', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test("the server's pictures are SVG files that are cached for an hour and cannot run scripts", async () => {
  const picture = await get('/artwork/butterzopf.svg');
  expect(picture.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(picture.headers['cache-control']).toBe('public, max-age=3600');
  expect(picture.headers['content-security-policy']).toBe("default-src 'none'");
});

test("the fault 'offline' drops the request, and the fault 'lost' drops the response", async () => {
  const cookie = (await fetch(shop.url)).headers.get('Set-Cookie')?.split(';')[0] ?? '';
  const call = (path: string, body: object) =>
    fetch(`${shop.url}${path}`, {
      method: 'POST',
      headers: { Cookie: cookie, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });

  await call('/demo/faults', { mode: 'offline', times: 1 });
  await expect(call('/rest/cart/item/4711', { quantity: 1 })).rejects.toThrow('fetch failed');
  await call('/demo/faults', { mode: 'lost', times: 1 });
  await expect(call('/rest/cart/item/4711', { quantity: 1 })).rejects.toThrow('fetch failed');

  expect(await (await call('/rest/cart/item/4711', { quantity: 1 })).json()).toEqual({ totalItems: 2 });
});

test('the server responds at localhost and at its loopback IP addresses', async () => {
  const { port } = new URL(shop.url);
  for (const name of ['localhost', '127.0.0.1', ...((await hasIPv6()) ? ['[::1]'] : [])])
    expect((await fetch(`http://${name}:${port}/datenschutz`)).status).toBe(200);
});

test("the server's clock can be set by an option", async () => {
  const future = await serveShop({ port: 0, dist, now: () => Date.UTC(2040, 0, 1) });
  const text = await (await fetch(`${future.url}/rest/location/`)).text();
  await future.close();
  expect(text).toContain('"startDate":"2040-12-25T00:00:00+01:00"');
});

test('if the port is in use, the server prints a message that explains this', async () => {
  const port = Number(new URL(shop.url).port);
  await expect(serveShop({ port, dist })).rejects.toThrow(`Port ${port} is taken`);
});
