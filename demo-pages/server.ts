import { readFile } from 'node:fs/promises';
import { type Server, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { array, object, parse, record, string } from 'valibot';
import { createShop } from './shop/app.ts';
import { type Assets, Manifest, manifestAssets } from './shop/assets.ts';
import { CatalogueEntry } from './shop/catalogue-entry.ts';
import { staticFiles } from './static-files.ts';

const themeFolder = fileURLToPath(new URL('theme', import.meta.url));

export interface RunningShop {
  url: string;
  /** Ends open connections too */
  close: () => Promise<void>;
}

/**
 * Runs the demo shop under Node, with the bundle below `/assets/`.
 *
 * `dist` need not exist yet: until there is a `manifest.json`, the pages come without JavaScript and with the
 * theme from its source. Port 0 takes any free one.
 *
 * @throws when the port cannot be used, saying so in words
 */
export async function serveShop({ port, dist }: { port: number; dist: string }): Promise<RunningShop> {
  const icons = await readIcons();
  const shop = createShop({
    assets: () => readAssets(dist),
    catalogue: async () => parse(array(CatalogueEntry), (await readJson(join(dist, 'catalogue.json'))) ?? []),
    drawing: (name) => (Object.hasOwn(icons, name) ? icons[name]?.body : undefined),
    hangUp,
  });
  const files = [
    staticFiles({ folder: dist, prefix: '/assets/', isImmutable: true }),
    staticFiles({ folder: themeFolder, prefix: '/theme/', isImmutable: false }),
  ];

  const server = createAdaptorServer({
    fetch: async (request, env) => {
      for (const serve of files) {
        const response = await serve(request);
        if (response) return response;
      }
      return shop.fetch(request, env);
    },
  });
  await listen(server, port);
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return { url: `http://localhost:${taken}`, close: () => close(server) };
}

/** The signature of what createAdaptorServer returns: an HTTP/1 or HTTP/2 server. */
type AnyServer = ReturnType<typeof createAdaptorServer>;

function listen(server: AnyServer, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)));
    server.listen(port, 'localhost', resolve);
  });
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(
      `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`,
      {
        cause: error,
      },
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

/** Breaks the connection, as a tunnel does. */
function hangUp(bindings: unknown): Response {
  if (typeof bindings !== 'object' || bindings === null || !('outgoing' in bindings)) return Response.error();
  if (!(bindings.outgoing instanceof ServerResponse)) return Response.error();
  bindings.outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}

async function readAssets(dist: string): Promise<Assets> {
  const manifest = await readJson(join(dist, 'manifest.json'));
  if (manifest === undefined) return { styles: [{ href: '/theme/theme.css' }] };
  return manifestAssets(parse(Manifest, manifest));
}

async function readIcons() {
  const path = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json');
  return parse(object({ icons: record(string(), object({ body: string() })) }), await readJson(path)).icons;
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
