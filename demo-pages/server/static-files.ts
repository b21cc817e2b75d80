import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { packageFolder } from './package-folder.ts';

const sources = (name: string) => join(packageFolder, 'demo-pages', name);

/**
 * esbuild's hash before the extensions, as in `krume-7QX4LMA2.js.map`. Files that the build itself writes
 * have no hash.
 */
const hashed = /-[A-Z0-9]{8}\.[^/]+$/;

/** The bundle below `/assets/`, the theme's sources and the pictures. */
export function staticFiles(dist: string): Hono {
  const site = new Hono();
  // Bundles may be loaded from another origin, for example a CDN.
  site.use('/assets/*', cors(), headers(bundleHeaders(dist)), folder('/assets/', dist));
  site.use('/theme/*', headers({ 'Cache-Control': 'no-cache' }), folder('/theme/', sources('theme')));
  site.use('/artwork/*', headers(artworkHeaders), folder('/artwork/', sources('artwork')));
  site.on('GET', ['/assets/*', '/theme/*', '/artwork/*'], (c) => c.text('Not found', 404));
  site.get('/favicon.ico', (c) => c.redirect('/artwork/favicon.svg', 301));
  return site;
}

/** Sends `.br` or `.gz` files to clients that accept them. */
function folder(prefix: string, root: string): MiddlewareHandler {
  return serveStatic({ root, precompressed: true, rewriteRequestPath: (path) => path.slice(prefix.length) });
}

/** Bundles do not reference their source maps, so the server does. The package contains none. */
const bundleHeaders = (dist: string) => (path: string) => ({
  'Cache-Control': hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  ...(hasMap(dist, path) && { SourceMap: `${path}.map` }),
});

const hasMap = (dist: string, path: string) =>
  path.endsWith('.js') && existsSync(join(dist, `${path.slice('/assets/'.length)}.map`));

const artworkHeaders = {
  // One hour, because pictures change with a release under the same name.
  'Cache-Control': 'public, max-age=3600',
  // An SVG opened as a document could run scripts.
  'Content-Security-Policy': "default-src 'none'",
};

/** Sets headers on responses of existing files. */
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
