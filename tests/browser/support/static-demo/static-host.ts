import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { buildStaticDemo } from '../../../../.build/static-demo.ts';
import { type RunningShop, serveSite } from '../../../../demo-pages/server/server.ts';

export interface StaticHost extends RunningShop {
  /** Holds responses for a file like a slow connection. Returns a function that releases them */
  hold(file: string): () => void;
  /** Changes a published file. Returns a function that restores the file */
  change(file: string, change: (text: string) => string): Promise<() => Promise<void>>;
  /** Paths of all requested files */
  requested: readonly string[];
}

/** Path of the demo on its host. */
export const demoPath = '/unter/pfad';

export async function buildDemo(dist: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'krume-static-demo-'));
  await buildStaticDemo(join(dist, '..'), { dist, folder, url: 'https://krume.example/' });
  return folder;
}

/** Publishes a copy of the built static demo. Tests may change the files of the copy. */
export async function publishDemo(built: string): Promise<StaticHost> {
  const folder = await mkdtemp(join(tmpdir(), 'krume-static-demo-'));
  await cp(built, folder, { recursive: true });
  const host = new Hono();
  const files = serveStatic({ root: folder, rewriteRequestPath: (url) => url.slice(demoPath.length) });
  const requested: string[] = [];
  const held = new Map<string, Promise<void>>();
  host.get(`${demoPath}/*`, async (c, next) => {
    const file = c.req.path.slice(demoPath.length + 1);
    requested.push(file);
    await held.get(file);
    // Without the trailing slash, relative URLs of the page would start in the parent folder
    const isFolder = /\/[^/.]+$/.test(c.req.path);
    return isFolder ? c.redirect(`${c.req.path}/${new URL(c.req.url).search}`, 301) : files(c, next);
  });
  const { url, close } = await serveSite(host.fetch, 0);
  return {
    url: url + demoPath,
    requested,
    hold(file) {
      let release = () => {};
      held.set(file, new Promise<void>((resolve) => (release = resolve)));
      return () => {
        held.delete(file);
        release();
      };
    },
    async change(file, change) {
      const before = await readFile(join(folder, file), 'utf8');
      await writeFile(join(folder, file), change(before));
      return () => writeFile(join(folder, file), before);
    },
    async close() {
      await close();
      await rm(folder, { recursive: true });
    },
  };
}
