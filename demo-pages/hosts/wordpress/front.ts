import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';

interface Front {
  wordpress: string;
  shop: Hono;
  /** Whether the demo imitates a page cache that all visitors share */
  isCaching: () => boolean;
}

/**
 * Serves WordPress and the shop under one origin, as a web server in front of both does. While caching is on, all
 * visitors get the page that the first visitor got, unless the page forbids caching.
 */
export function createFront({ wordpress, shop, isCaching }: Front): Hono {
  const pages = pagePaths(join(import.meta.dirname, 'site/pages'));
  const cache = new Map<string, Response>();
  const site = new Hono();
  site.all('*', async (c) => {
    const { method, path, raw } = c.req;
    const isPage = method === 'GET' && pages.has(path);
    if (!isPage && !/^\/(?:wp-|index\.php)/.test(path)) return shop.fetch(raw, c.env);
    const isShared = isPage && isCaching();
    const cached = isShared ? cache.get(raw.url) : undefined;
    if (cached) return cached.clone();
    const response = await forward(raw, wordpress, isCaching());
    if (isShared && isCacheable(response)) cache.set(raw.url, response.clone());
    return response;
  });
  // The PHP server has ended or closed the connection
  site.onError((error, c) => c.text(error.message, 502));
  return site;
}

const isCacheable = ({ status, headers }: Response) =>
  status === 200 && !/no-cache|no-store|private/.test(headers.get('Cache-Control') ?? '');

/** The paths of the pages that site/install.php creates from `folder`. */
function pagePaths(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const paths = files.filter((file) => file.endsWith('.html')).map((file) => `/${file.slice(0, -5)}`);
  return new Set(paths.map((path) => (path === '/start' ? '/' : path)));
}

async function forward(request: Request, wordpress: string, isCaching: boolean): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.set('X-Page-Cache', isCaching ? 'on' : 'off');
  headers.delete('Accept-Encoding');
  const { method } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const response = await fetch(wordpress + pathname + search, {
    method,
    headers,
    redirect: 'manual',
    ...(hasBody && { body: await request.arrayBuffer() }),
  });
  const sent = new Headers(response.headers);
  // These headers describe the connection to the PHP server or the compressed body. The visitor has another connection,
  // and `fetch` has already decompressed the body
  for (const name of ['connection', 'transfer-encoding', 'content-encoding', 'content-length'])
    sent.delete(name);
  return new Response(await response.arrayBuffer(), { status: response.status, headers: sent });
}
