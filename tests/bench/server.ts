import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { Contender } from './scenarios/contenders.ts';
import type { Script, Scripts } from './scenarios/scripts.ts';

const dist = join(import.meta.dirname, '../../dist');
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

export interface BenchServer {
  origin: string;
  close(): void;
}

/** Serves a page without hearts for each contender at `/{index}`, and all files of that page. */
export function serve(contenders: readonly Contender[], scripts: Scripts): Promise<BenchServer> {
  const server = createServer(async ({ url = '/' }, response) => {
    const index = Number(url.slice(1));
    const contender = contenders[index];
    const content = scripts.contents.get(url);
    if (contender) {
      const policy = contender.evaluates ? "script-src 'self' 'unsafe-eval'" : "script-src 'self'";
      respond(response, 'text/html; charset=utf-8', page(scripts, scripts.of(contender)), policy);
    } else if (content) {
      respond(response, 'text/javascript', content);
    } else if (url.startsWith('/assets/')) {
      await asset(response, url.slice('/assets/'.length));
    } else if (url === '/rest/wishlist/') {
      respond(response, 'application/json', '{"totalItems":0,"productIds":[]}');
    } else if (url.startsWith('/rest/')) {
      respond(response, 'application/json', '{"totalItems":1}');
    } else {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      resolve({
        origin: `http://127.0.0.1:${port}`,
        close: () => server.closeAllConnections() ?? server.close(),
      });
    });
  });
}

async function asset(response: ServerResponse, file: string): Promise<void> {
  const content = await readFile(join(dist, file)).catch(() => undefined);
  if (content) respond(response, types[extname(file)] ?? 'application/octet-stream', content);
  else response.writeHead(404).end();
}

function respond(
  response: ServerResponse,
  type: string,
  content: string | Uint8Array,
  policy?: string,
): void {
  response.writeHead(200, {
    'Content-Type': type,
    'Cache-Control': type.startsWith('text/html') ? 'no-store' : 'max-age=3600',
    // Clocks have a resolution of 5 microseconds only on cross-origin isolated pages
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    ...(policy && { 'Content-Security-Policy': policy }),
  });
  response.end(content);
}

/**
 * A page that preloads a contender's scripts without running them. For the measurement of the first click, the page
 * preloads only the loader, not the heart's code.
 */
function page({ harness, calendar }: Scripts, { files }: Script): string {
  const preload = files.map((file) =>
    file.endsWith('.css')
      ? `<link rel="preload" as="style" href="${file}">`
      : `<link rel="modulepreload" href="${file}">`,
  );
  return `<!doctype html><html lang="de"><meta charset="utf-8"><title>Hearts</title>
<link rel="icon" href="data:,">${preload.join('')}
<script type="module" src="${harness}"></script><script type="module" src="${calendar}"></script><body></body></html>`;
}
