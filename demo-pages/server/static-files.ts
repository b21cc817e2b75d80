import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { packageFolder } from './package-folder.ts';

const sources = (name: string) => join(packageFolder, 'demo-pages', name);

/**
 * esbuild's hash before the extensions, as in `krume-7QX4LMA2.js.map`. Files that esbuild does not write have no hash.
 */
const hashed = /-[A-Z0-9]{8}\.[^/]+$/;

/** Serves the bundle below `/assets/`, the theme's sources and the pictures. */
export function staticFiles(dist: string): Hono {
  const site = new Hono();
  // Allows all origins, because pages on another origin may load the bundle
  site.use('/assets/*', cors(), headers(bundleHeaders(dist)), folder('/assets/', dist));
  site.use('/theme/*', headers({ 'Cache-Control': 'no-cache' }), folder('/theme/', sources('theme')));
  site.use('/artwork/*', headers(artworkHeaders), folder('/artwork/', sources('artwork')));
  site.on('GET', ['/assets/*', '/theme/*', '/artwork/*'], (c) => c.text('Not found', 404));
  site.get('/favicon.ico', (c) => c.redirect('/artwork/favicon.svg', 301));
  return site;
}

/** Serves a folder. Clients that accept compression get the `.br` or `.gz` file. */
function folder(prefix: string, root: string): MiddlewareHandler {
  return serveStatic({ root, precompressed: true, rewriteRequestPath: (path) => path.slice(prefix.length) });
}

/**
 * Adds a `SourceMap` header if the map exists: bundles do not link to their source maps, and the published package
 * contains no maps.
 */
const bundleHeaders = (dist: string) => (path: string) => ({
  'Cache-Control': hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  ...(hasMap(dist, path) && { SourceMap: `${path}.map` }),
});

const hasMap = (dist: string, path: string) =>
  path.endsWith('.js') && existsSync(join(dist, `${path.slice('/assets/'.length)}.map`));

const artworkHeaders = {
  // Cached for only one hour, because a release can change a picture without changing its name
  'Cache-Control': 'public, max-age=3600',
  // Blocks scripts in an SVG that is opened as a document
  'Content-Security-Policy': "default-src 'none'",
};

/** Sets headers on the responses for existing files. */
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
