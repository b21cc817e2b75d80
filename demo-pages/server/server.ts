import { lookup } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { type Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { streamSSE } from 'hono/streaming';
import { array, parse } from 'valibot';
import { createShop } from '../shop/app.ts';
import { CatalogueEntry } from '../shop/product/catalogue-entry.ts';
import { type Assets, Manifest, manifestAssets } from '../shop/server/assets.ts';
import { packageFolder } from './package-folder.ts';
import { staticFiles } from './static-files.ts';

export interface RunningShop {
  url: string;
  /** Stops the server and closes open connections */
  close: () => Promise<void>;
}

interface Place {
  port: number;
  /** Host name in the URL. Browsers treat `127.0.0.1` and `localhost` as different sites */
  host?: string;
}

interface SiteOptions {
  /** Folder of the bundle; by default that of this package */
  dist?: string | undefined;
  /** Clock of the shop, in milliseconds since 1970 */
  now?: (() => number) | undefined;
  /** Origin of pages on another server that may call this server's API */
  pageOrigin?: string | undefined;
  /** Resolves when the data for the page `/widgets` is up to date; rejects if a source is invalid */
  described?: () => Promise<unknown>;
  /** Fires `change` after a source has changed, so that open pages reload */
  changes?: EventTarget | undefined;
}

/**
 * The demo shop with the bundle below `/assets/`, for Node.
 *
 * `dist` need not exist yet: without a `manifest.json`, pages have no JavaScript and use the theme's source.
 */
export function createSite({
  dist = join(packageFolder, 'dist'),
  changes,
  described,
  pageOrigin,
  now,
}: SiteOptions): Hono {
  const shop = createShop({
    pageOrigin,
    ...(now && { now }),
    assets: () => readAssets(dist, changes !== undefined),
    catalogue: async () => {
      // The error was already reported when the file was saved. The page shows the last valid description
      await described?.().catch(() => undefined);
      return parse(array(CatalogueEntry), (await readJson(join(dist, 'catalogue.json'))) ?? []);
    },
    dropConnection,
  });
  const site = new Hono();
  site.use(compress());
  site.route('/', staticFiles(dist));
  if (changes) site.get('/demo/changes', (c) => streamChanges(c, changes));
  site.all('*', (c) => shop.fetch(c.req.raw, c.env));
  return site;
}

/**
 * Serves a site under Node at `localhost` and `127.0.0.1`. To a browser, these are two origins: one for the shop, one
 * for the payment provider. Port 0 selects any free port.
 *
 * @param host the host name in the reported URL
 * @throws {PortTaken} if another program uses the port
 */
export async function serveSite(
  fetch: Hono['fetch'],
  port: number,
  host = 'localhost',
  attempts = 5,
): Promise<RunningShop> {
  const servers: AnyServer[] = [];
  const closeAll = async () => void (await Promise.all(servers.map(close)));
  let taken = port;
  try {
    for (const loopback of await loopbacks()) {
      const server = createAdaptorServer({ fetch, serverOptions: { keepAliveTimeout } });
      if (!(await listen(server, taken, loopback))) continue;
      servers.push(server);
      const address = server.address();
      if (typeof address === 'object' && address) taken = address.port;
    }
  } catch (error) {
    await closeAll();
    // A random port can be free at one address and taken at the other
    if (port === 0 && attempts > 1) return serveSite(fetch, port, host, attempts - 1);
    throw error;
  }
  return { url: `http://${host}:${taken}`, close: closeAll };
}

/** The loopback addresses: on most machines both 127.0.0.1 and `::1`. */
async function loopbacks(): Promise<string[]> {
  const found = await lookup('localhost', { all: true });
  return [...new Set(['127.0.0.1', ...found.map(({ address }) => address)])];
}

export const serveShop = ({ port, host, ...options }: SiteOptions & Place): Promise<RunningShop> =>
  serveSite(createSite(options).fetch, port, host);

/**
 * Milliseconds for which an idle connection stays open. Node's default of 5 seconds is too short: on a busy machine, a
 * client may send a request just as the connection closes.
 */
const keepAliveTimeout = 120_000;

/** Milliseconds until an open page reconnects after a restart of `npm start`. */
const reconnectPause = 100;

/** Both an HTTP/1 and an HTTP/2 server, as createAdaptorServer returns. */
type AnyServer = ReturnType<typeof createAdaptorServer>;

/** Resolves to false if the address does not exist. Many machines resolve `::1` without supporting IPv6. */
function listen(server: AnyServer, port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(false);
      else reject(error.code === 'EADDRINUSE' ? new PortTaken(port, error) : error);
    });
    server.listen(port, host, () => resolve(true));
  });
}

export class PortTaken extends Error {
  constructor(port: number, cause: Error) {
    super(`Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`, {
      cause,
    });
  }
}

function close(server: AnyServer): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    if ('closeAllConnections' in server)
      (server satisfies Pick<Server, 'closeAllConnections'>).closeAllConnections();
  });
}

/** Server-sent events for `live-reload.ts`. */
function streamChanges(c: Context, changes: EventTarget): Response {
  return streamSSE(c, async (stream) => {
    const send = () => stream.writeSSE({ data: 'change', retry: reconnectPause });
    changes.addEventListener('change', send);
    await stream.writeSSE({ event: 'hello', data: '', retry: reconnectPause });
    await new Promise<void>((resolve) => stream.onAbort(resolve));
    changes.removeEventListener('change', send);
  });
}

/** Closes the socket without a response, as if the connection were lost. */
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

/** Reads a JSON file; undefined if the file does not exist. */
async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
