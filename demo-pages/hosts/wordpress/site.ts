import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { serveSite } from '../../server/server.ts';
import { startDatabase } from './database.ts';
import type { Programs } from './find-programs.ts';
import { createFront } from './front.ts';
import type { RunningProcess } from './process.ts';
import { installWordPress, serveWordPress } from './wordpress.ts';

export interface WordPressSite extends RunningProcess {
  url: string;
  folder: string;
  /** Sets whether all visitors share cached pages from now on */
  setCaching(isOn: boolean): void;
}

interface Options {
  programs: Programs;
  dist: string;
  shop: Hono;
  /** By default, any free port */
  port?: number;
}

/**
 * Starts WordPress with the plugin in a new temporary folder, and the shop, under one URL on the loopback interface.
 */
export async function startWordPressSite({
  programs,
  dist,
  shop,
  port = 0,
}: Options): Promise<WordPressSite> {
  const folder = await mkdtemp(join(tmpdir(), 'krume-wordpress-'));
  const running: RunningProcess[] = [{ close: () => rm(folder, { recursive: true, force: true }) }];
  const close = async () => {
    for (const one of running.reverse()) await one.close();
  };
  try {
    const database = await startDatabase(programs, folder);
    running.push(database);
    const installation = {
      programs,
      dist,
      folder: join(folder, 'wordpress'),
      socket: database.socket,
      url: `http://localhost:${port || (await freePort())}`,
      port: await freePort(),
    };
    const { url } = installation;
    await installWordPress(installation);
    running.push(await serveWordPress(installation));
    let isCaching = false;
    const wordpress = `http://127.0.0.1:${installation.port}`;
    const front = createFront({ wordpress, shop, isCaching: () => isCaching });
    running.push(await serveSite(front.fetch, Number(new URL(url).port)));
    return { url, folder: installation.folder, setCaching: (isOn) => (isCaching = isOn), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
