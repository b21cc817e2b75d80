import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { watch } from 'chokidar';
import { context } from 'esbuild';
import { settledAll } from '../.build/part.ts';

interface Bundler {
  /** @param changed since the last time; without it, all may have */
  build(changed?: ReadonlySet<string>): Promise<unknown>;
  dispose(): Promise<unknown>;
}

interface Development {
  /** Folder of the project */
  root: string;
  watches: boolean;
  bundler: Bundler;
  /** What the page `/widgets` shows */
  catalogue: { write(): Promise<void> };
  /** For a widget or a page style that did not exist at the start */
  createBundler(root: string): Promise<Bundler>;
}

/** Milliseconds: an editor that saves several files, or one by rename, is one change. */
const pause = 10;

/** Serves the demo shop; when a source changes, what is made of it is built again, and open pages load again. */
export async function startDevelopment(development: Development): Promise<void> {
  const { root, watches, catalogue } = development;
  let bundler: Bundler | undefined = development.bundler;
  const loadServer = await serverLoader(root);
  const changes = watches ? new EventTarget() : undefined;
  /** Of what the page `/widgets` shows: no other page waits for it */
  let describing: Promise<unknown> = Promise.resolve();
  const ahead = Number(process.env.SHOP_AHEAD ?? 0) * 1000;
  const now = () => Date.now() + ahead;
  const options = { dist: join(root, 'dist'), changes, described: () => describing, now };
  const { createSite, serveSite } = await loadServer();
  let site = createSite(options);
  // The server stays, with its open connections; what it answers is replaced
  const { url } = await serveSite((request, env) => site.fetch(request, env), portOf(process.env.PORT));
  const announce = () => console.log(`Krume's demo shop: ${url}`);
  if (!watches) return announce();

  /** What has changed since the last round without a mistake */
  const changed = new Set<string>();
  let hasNewEntry = false;
  const round = async () => {
    const files = [...changed];
    changed.clear();
    const began = performance.now();
    try {
      if (hasNewEntry) {
        hasNewEntry = false;
        await bundler?.dispose();
        bundler = undefined;
      }
      bundler ??= await development.createBundler(root);
      const building = bundler.build(new Set(files));
      const serve = async () => {
        const [server] = await settledAll([files.some(isServed) && loadServer(), building]);
        if (server) site = server.createSite(options);
        changes?.dispatchEvent(new Event('change'));
      };
      const serving = serve();
      if (files.some(isDescribed)) describing = serving.then(catalogue.write);
      await settledAll([serving, describing]);
      console.log(`Built again in ${Math.round(performance.now() - began)} ms: ${files.join(', ')}`);
    } catch (error) {
      // The next change brings them in again
      for (const file of files) failed.add(file);
      console.log(`Not built: ${error instanceof Error ? error.message : error}`);
    }
  };
  const failed = new Set<string>();
  let isBuilding = false;
  const rebuild = async () => {
    if (isBuilding) return;
    isBuilding = true;
    while (changed.size) {
      for (const file of failed) changed.add(file);
      failed.clear();
      await round();
    }
    isBuilding = false;
  };
  const sources = ['widgets', 'shared', 'fixtures', 'demo-pages'];
  const watcher = watch(sources, { cwd: root, ignoreInitial: true });
  watcher.on('all', (event, file) => {
    // Not what an editor puts beside a file while it saves
    if (!/\.(tsx?|css|svg)$/.test(file)) return;
    changed.add(file);
    // Kept until it is built: what has come may be written on at once, and is told as a change then
    hasNewEntry ||= isNewEntry(file, event);
    setTimeout(rebuild, pause);
  });
  // What is saved while the folders are read for the first time is not seen as a change
  await once(watcher, 'ready');
  announce();
}

/** A widget or a page style has come, or is gone: esbuild is told of its entries when it begins. */
const isNewEntry = (file: string, event: string) =>
  event !== 'change' && /^widgets\/[^/]+\/index\.ts$|\.page\.css$/.test(file);

/** A component, a style or a page of the demo says nothing about a widget's props. */
const isDescribed = (file: string) => !/\.(tsx|css)$|^demo-pages\/(pages|shop)\//.test(file);

/** What the server itself is made of; widgets it only serves. */
const isServed = (file: string) => file.endsWith('.ts') && !file.startsWith('widgets');

/**
 * The server's module as its sources are now: Node keeps what it has imported once, so each time it is another file.
 */
async function serverLoader(root: string): Promise<() => Promise<typeof import('./server.ts')>> {
  const bundle = await context({
    absWorkingDir: root,
    entryPoints: ['demo-pages/server.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    // Folders are found beside this one
    define: { 'import.meta.url': JSON.stringify(import.meta.url) },
  });
  let count = 0;
  return async () => {
    const { outputFiles } = await bundle.rebuild();
    const file = join(root, `.cache/server-${process.pid}-${++count}.mjs`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, outputFiles[0]?.contents ?? '');
    const server = await import(pathToFileURL(file).href);
    await rm(file);
    return server;
  };
}

function portOf(text: string | undefined): number {
  const port = Number(text || '4173');
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw Error(`PORT is "${text}"; it has to be a number up to 65535.`);
}
