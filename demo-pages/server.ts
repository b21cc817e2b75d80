import { readFile } from 'node:fs/promises';
import { type Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { streamSSE } from 'hono/streaming';
import { array, parse } from 'valibot';
import { createShop } from './shop/app.ts';
import { type Assets, Manifest, manifestAssets } from './shop/assets.ts';
import { CatalogueEntry } from './shop/catalogue-entry.ts';
import { staticFiles } from './static-files.ts';

export interface RunningShop {
  url: string;
  /** Ends open connections too */
  close: () => Promise<void>;
}

interface Place {
  port: number;
  /** Its name in the address: `127.0.0.1` is another site than `localhost` */
  host?: string;
}

interface SiteOptions {
  /** Folder of the bundle */
  dist: string;
  /** Origin of pages on another server that may call this one's API */
  pageOrigin?: string | undefined;
  /** Resolves when the page `/widgets` is described as its sources are now; rejects when they cannot be */
  described?: () => Promise<unknown>;
  /** Tells by `change` that a source has changed: open pages load again */
  changes?: EventTarget | undefined;
}

/**
 * The demo shop with the bundle below `/assets/`, for Node.
 *
 * `dist` need not exist yet: until there is a `manifest.json`, the pages come without JavaScript and with the
 * theme from its source.
 */
export function createSite({ dist, changes, described, pageOrigin }: SiteOptions): Hono {
  const shop = createShop({
    pageOrigin,
    assets: () => readAssets(dist, changes !== undefined),
    catalogue: async () => {
      // What cannot be described is told where it was saved; the page shows the last that could
      await described?.().catch(() => undefined);
      return parse(array(CatalogueEntry), (await readJson(join(dist, 'catalogue.json'))) ?? []);
    },
    dropConnection,
  });
  const site = new Hono();
  site.use(compress());
  site.route('/', staticFiles(dist));
  if (changes) site.get('/demo/changes', (c) => tellChanges(c, changes));
  site.all('*', (c) => shop.fetch(c.req.raw, c.env));
  return site;
}

/**
 * Runs a site under Node. Port 0 takes any free one.
 *
 * @throws when the port cannot be used, saying so in words
 */
export async function serveSite(
  fetch: Hono['fetch'],
  port: number,
  host = 'localhost',
): Promise<RunningShop> {
  const server = createAdaptorServer({ fetch });
  await listen(server, port, host);
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return { url: `http://${host}:${taken}`, close: () => close(server) };
}

/** Runs the demo shop. */
export const serveShop = ({ port, host, ...options }: SiteOptions & Place): Promise<RunningShop> =>
  serveSite(createSite(options).fetch, port, host);

/** Milliseconds until a page asks again when `npm start` has been started anew. */
const reconnectPause = 100;

/** The signature of what createAdaptorServer returns: an HTTP/1 or HTTP/2 server. */
type AnyServer = ReturnType<typeof createAdaptorServer>;

function listen(server: AnyServer, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)));
    server.listen(port, host, resolve);
  });
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(
      `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`,
      { cause: error },
    );
  }
  return error;
}

function close(server: AnyServer): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    if ('closeAllConnections' in server)
      (server satisfies Pick<Server, 'closeAllConnections'>).closeAllConnections();
  });
}

/** Server-sent events for `live-reload.ts`. */
function tellChanges(c: Context, changes: EventTarget): Response {
  return streamSSE(c, async (stream) => {
    const tell = () => stream.writeSSE({ data: 'change', retry: reconnectPause });
    changes.addEventListener('change', tell);
    await stream.writeSSE({ event: 'hello', data: '', retry: reconnectPause });
    await new Promise<void>((resolve) => stream.onAbort(resolve));
    changes.removeEventListener('change', tell);
  });
}

/** Closes the socket without an answer, as a lost connection does. */
function dropConnection(bindings: unknown): Response {
  if (typeof bindings !== 'object' || bindings === null || !('outgoing' in bindings)) return Response.error();
  if (!(bindings.outgoing instanceof ServerResponse)) return Response.error();
  bindings.outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}

async function readAssets(dist: string, isLive: boolean): Promise<Assets> {
  const manifest = await readJson(join(dist, 'manifest.json'));
  if (manifest === undefined) return { styles: [{ href: '/theme/theme.css' }] };
  const { liveReload, ...assets } = manifestAssets(parse(Manifest, manifest));
  return isLive ? { ...assets, liveReload } : assets;
}

/** The content of a JSON file, undefined when there is no such file. */
async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
