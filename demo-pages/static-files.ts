import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

const beside = (folder: string) => fileURLToPath(new URL(folder, import.meta.url));

/** esbuild's hash, before the endings: `krume-7QX4LMA2.js.map`. The lists that it writes have none. */
const hashed = /-[A-Z0-9]{8}\.[^/]+$/;

/** The bundle below `/assets/`, the theme's sources and the pictures. */
export function staticFiles(dist: string): Hono {
  const site = new Hono();
  // Bundles may be loaded from another origin, as from a CDN.
  site.use('/assets/*', cors(), headers(bundleHeaders), folder('/assets/', dist));
  site.use('/theme/*', headers({ 'Cache-Control': 'no-cache' }), folder('/theme/', beside('theme')));
  site.use('/artwork/*', headers(artworkHeaders), folder('/artwork/', beside('artwork')));
  site.on('GET', ['/assets/*', '/theme/*', '/artwork/*'], (c) => c.text('Not found', 404));
  site.get('/favicon.ico', (c) => c.redirect('/artwork/favicon.svg', 301));
  return site;
}

/** Sends `.br` or `.gz` from beside a file to those who accept it. */
function folder(prefix: string, root: string): MiddlewareHandler {
  return serveStatic({ root, precompressed: true, rewriteRequestPath: (path) => path.slice(prefix.length) });
}

/** Bundles do not name their source maps: the server does. */
const bundleHeaders = (path: string) => ({
  'Cache-Control': hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  ...(path.endsWith('.js') && { SourceMap: `${path}.map` }),
});

const artworkHeaders = {
  // An hour: pictures change with a release, and their names do not.
  'Cache-Control': 'public, max-age=3600',
  // Opened alone, an SVG is a document that could run scripts.
  'Content-Security-Policy': "default-src 'none'",
};

/** Headers of files that are there. */
function headers(of: Record<string, string> | ((path: string) => Record<string, string>)): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!c.res.ok) return;
    for (const [name, value] of Object.entries(typeof of === 'function' ? of(c.req.path) : of)) {
      c.header(name, value);
    }
    c.header('X-Content-Type-Options', 'nosniff');
  };
}
