import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const compressible = new Set(['.js', '.css', '.json', '.map', '.svg']);

interface StaticFiles {
  folder: string;
  /** Path in front of the files, `/assets/` */
  prefix: string;
  /** Names carry a hash, so a browser may keep the files forever */
  isImmutable: boolean;
}

interface Stored {
  modified: number;
  body: Uint8Array<ArrayBuffer>;
  brotli?: Uint8Array<ArrayBuffer>;
}

/**
 * Serves a folder, with Brotli where it is accepted. Answers undefined for paths that are not below the prefix.
 * Files are kept in memory, compressed once, and read again when they have changed.
 */
export function staticFiles({ folder, prefix, isImmutable }: StaticFiles) {
  const cache = new Map<string, Stored>();

  async function load(path: string): Promise<Stored | undefined> {
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const known = cache.get(path);
    if (known?.modified === found.mtimeMs) return known;
    const body = new Uint8Array(await readFile(path));
    const stored: Stored = { modified: found.mtimeMs, body };
    if (compressible.has(extname(path))) stored.brotli = new Uint8Array(await compress(body));
    cache.set(path, stored);
    return stored;
  }

  return async (request: Request): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(prefix)) return undefined;
    const path = pathInside(folder, pathname.slice(prefix.length));
    const stored = path === undefined ? undefined : await load(path);
    if (path === undefined || !stored) return new Response('Not found', { status: 404 });

    const isBrotli = stored.brotli && /\bbr\b/.test(request.headers.get('Accept-Encoding') ?? '');
    return new Response(isBrotli ? stored.brotli : stored.body, {
      headers: {
        'Content-Type': types[extname(path)] ?? 'application/octet-stream',
        'Cache-Control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
        // Bundles may be loaded from another origin, as from a CDN.
        'Access-Control-Allow-Origin': '*',
        'X-Content-Type-Options': 'nosniff',
        // The bundle does not name its source maps: the server does.
        ...(path.endsWith('.js') && { SourceMap: `${pathname}.map` }),
        Vary: 'Accept-Encoding',
        ...(isBrotli && { 'Content-Encoding': 'br' }),
      },
    });
  };
}

/** The file that a path means, unless it leads out of the folder. */
function pathInside(folder: string, encoded: string): string | undefined {
  try {
    const path = normalize(join(folder, decodeURIComponent(encoded)));
    return path.startsWith(normalize(folder + sep)) && !path.includes('\0') ? path : undefined;
  } catch {
    return undefined;
  }
}
