import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { watch } from 'chokidar';
import { context } from 'esbuild';
import { settledAll } from '../../.build/bundle/part.ts';

interface Bundler {
  /** @param changed files changed since the last build; all files by default */
  build(changed?: ReadonlySet<string>): Promise<unknown>;
  dispose(): Promise<unknown>;
}

interface Development {
  root: string;
  watches: boolean;
  bundler: Bundler;
  /** Writes the data for the page `/widgets` */
  catalogue: { write(): Promise<void> };
  /** Creates a bundler. Adding or removing a widget or a page style needs a new bundler */
  createBundler(root: string): Promise<Bundler>;
}

/** Milliseconds within which several file events count as one change, such as a save by rename. */
const pause = 10;

/** Serves the demo shop, rebuilds when a source changes, and reloads open pages. */
export async function startDevelopment(development: Development): Promise<void> {
  const { root, watches, catalogue } = development;
  let bundler: Bundler | undefined = development.bundler;
  const loadServer = await serverLoader(root);
  const changes = watches ? new EventTarget() : undefined;
  /** The pending update of the widgets' descriptions. Only the page `/widgets` waits for this update */
  let describing: Promise<unknown> = Promise.resolve();
  const ahead = Number(process.env.SHOP_AHEAD ?? 0) * 1000;
  const now = () => Date.now() + ahead;
  const pageOrigin = originOf(process.env.PAGE_ORIGIN);
  const options = { changes, described: () => describing, now, pageOrigin };
  const { createSite, serveSite } = await loadServer();
  let site = createSite(options);
  // A rebuild replaces only the request handler, so the server keeps its connections
  const { url } = await serveSite((request, env) => site.fetch(request, env), portOf(process.env.PORT));
  const announce = () => console.log(`Krume's demo shop: ${url}`);
  if (!watches) return announce();

  /** Files changed since the last successful build */
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
      // The next build must also include the files of the failed build
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
    // Ignores other extensions, because editors create temporary files while saving
    if (!/\.(tsx?|css|svg)$/.test(file)) return;
    changed.add(file);
    // Both values are set before the build, so that saving a file again during the build counts as another change
    hasNewEntry ||= isNewEntry(file, event);
    setTimeout(rebuild, pause);
  });
  // Files saved during the watcher's initial scan would not count as changes
  await once(watcher, 'ready');
  announce();
}

/** Whether a widget or a page style was added or removed. A bundler cannot change its entries. */
const isNewEntry = (file: string, event: string) =>
  event !== 'change' && /^widgets\/[^/]+\/index\.ts$|\.page\.css$/.test(file);

/** Whether a file can affect the description of the widgets. Components, styles and demo pages cannot. */
const isDescribed = (file: string) => !/\.(tsx|css)$|^demo-pages\/(pages|shop)\//.test(file);

/** Whether a file is a source of the server. The server delivers the widgets as files and does not import them. */
const isServed = (file: string) => file.endsWith('.ts') && !file.startsWith('widgets');

/**
 * Returns a function that imports the server module from its current sources. Node caches imports by path, so each
 * bundle is written to a new file.
 */
async function serverLoader(root: string): Promise<() => Promise<typeof import('./server.ts')>> {
  const bundle = await context({
    absWorkingDir: root,
    entryPoints: ['demo-pages/server/server.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    // The sources resolve paths relative to this file, not relative to the bundle
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

/** The origin of pages on another server that may call this shop's API. @throws an error if `text` is not an origin */
function originOf(text: string | undefined): string | undefined {
  if (!text || (URL.canParse(text) && new URL(text).origin === text)) return text || undefined;
  throw Error(`PAGE_ORIGIN is "${text}"; it has to be an origin such as http://localhost:8000.`);
}

function portOf(text: string | undefined): number {
  const port = Number(text || '4173');
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw Error(`PORT is "${text}"; it has to be a number up to 65535.`);
}
