import { createShop } from '../shop/app.ts';
import type { CatalogueEntry } from '../shop/product/catalogue-entry.ts';
import type { Assets } from '../shop/server/assets.ts';
import { isPrivatePath } from '../shop/server/shared-pages.ts';
import { placeUrl, servicesPath } from './place.ts';
import { placePage } from './place-page.ts';
import { metaPolicy } from './policy.ts';
import { startTag } from './start-tag.ts';

interface Options {
  assets: Assets;
  catalogue: CatalogueEntry[];
  /** URL of the script `start.ts`, relative to the root of the static copy */
  start: string;
  /** URL of the published copy, with a trailing slash */
  url: string;
}

export interface PrintedFile {
  /** Path relative to the root of the static copy */
  file: string;
  content: string | Uint8Array;
}

/** Placeholder; every URL with this origin is replaced */
const origin = 'https://shop.invalid';
const services = origin + servicesPath;

/** Paths that only the worker handles, or whose files are copied */
const isNoPage = (path: string) => /^\/(?:rest|demo|assets|artwork)(?:\/|$)/.test(path);

const limits =
  'Diese Demo läuft ganz in Ihrem Browser. Ohne JavaScript und Service Worker gehen nur Seiten und Links; Formulare bleiben ohne Antwort.';
const notices = `<noscript><p class="notice notice-error">${limits}</p></noscript>
<div class="notice notice-error" role="status" data-demo-limits hidden><p>${limits}</p><button class="button button-quiet" type="button">Verstanden</button></div>`;

/**
 * Renders every page of the demo shop that links lead to, for a guest with an empty cart.
 *
 * @throws an error that names both pages if a link leads to an error
 */
export async function printPages({ assets, catalogue, start, url }: Options): Promise<PrintedFile[]> {
  let id: string | undefined;
  const shop = createShop({
    assets: () => assets,
    catalogue: () => catalogue,
    services: () => services,
    visitor: {
      idOf: () => id,
      remember(_, session) {
        id = session.id;
      },
    },
  });
  await shop.request(`${origin}/demo/shared`, { method: 'POST', body: new URLSearchParams({ shared: '1' }) });

  const { catalogue: overview, playground } = assets;
  const local = [overview, playground?.editor, playground?.preview].filter((script) => script !== undefined);
  const files: PrintedFile[] = [];
  /** For each path, the page that first linked to the path */
  const found = new Map([['/', '/']]);
  for (const [path, from] of found) {
    const response = await follow(path);
    if (!response.ok) throw Error(`The page ${from} links to ${path}, whose status is ${response.status}`);
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) {
      files.push({ file: path.slice(1), content: new Uint8Array(await response.arrayBuffer()) });
      continue;
    }
    const root = '../'.repeat(depthOf(path)) || './';
    const place = { origin, root, url };
    const localUrls = new Set(local.map((script) => placeUrl(script, place)));
    const { html, paths } = placePage(await response.text(), {
      place,
      head: headOf(response),
      main: notices,
      removesScripts: true,
      scripts: (urls) =>
        startTag({
          root,
          start,
          scripts: urls.filter((each) => !localUrls.has(each)),
          localScripts: urls.filter((each) => localUrls.has(each)),
          isPrivate: isPrivatePath(path),
        }),
    });
    files.push({ file: `${path.slice(1)}/index.html`.replace(/^\//, ''), content: html });
    for (const next of paths) if (!isNoPage(next) && !found.has(next)) found.set(next, path);
  }
  const sitemap = await (await follow('/sitemap.xml')).text();
  const urls = new RegExp(`${origin}[^<]*`, 'g');
  const content = sitemap.replace(urls, (each) => placeUrl(each, { origin, root: url, url }));
  return [...files, { file: 'sitemap.xml', content }];

  /** Requests a path and follows redirects, because the pages of customers redirect guests to the login page. */
  async function follow(path: string): Promise<Response> {
    const response = await shop.request(new URL(path, origin).href);
    const location = response.headers.get('Location');
    return location ? follow(location) : response;
  }
}

const depthOf = (path: string) => path.split('/').filter(Boolean).length;

/** The policy and other headers as `<meta>` elements, because a static host does not send them. */
function headOf({ headers }: Response): string {
  const policy = metaPolicy(headers.get('Content-Security-Policy') ?? '', services);
  return `
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="referrer" content="${headers.get('Referrer-Policy') ?? ''}">`;
}
