import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { tsImport } from 'tsx/esm/api';
import type * as assetsModule from '../demo-pages/shop/server/assets.ts';
import type * as pagesModule from '../demo-pages/static/print-pages.ts';
import { describeToolLicenses } from './licenses.ts';
import { options } from './options.ts';
import type { Outputs } from './outputs.ts';

/** The folder of the static demo: outside `dist/`, which is the package. */
export const staticDemoFolder = 'static-demo';

/** Sources of the pictures. */
const isSource = (file: string) => /^\.(md|ts|mjs|py|blend)$/.test(extname(file));

/** Replaced by the hash of the worker. */
const unversioned = '@version@';

/**
 * Writes the demo shop as a folder of static files that work below any path of any host: its pages as a CMS would send
 * them, the bundle, and a service worker in which the shop itself answers calls and forms.
 *
 * @param outputs the files of the bundle, which are in `dist/`
 */
export async function buildStaticDemo(root: string, outputs: Outputs): Promise<void> {
  const { outdir } = options(root, false);
  const folder = join(root, staticDemoFolder);
  const json = async (file: string) => JSON.parse(await readFile(join(outdir, file), 'utf8'));
  const { Manifest, manifestAssets }: typeof assetsModule = await load(
    root,
    'demo-pages/shop/server/assets.ts',
  );
  const { printPages }: typeof pagesModule = await load(root, 'demo-pages/static/print-pages.ts');
  const { parse } = await import('valibot');
  // A static host sends no header that names the rules for prerendering, and the policy forbids them in the page
  const {
    speculationRules: _,
    liveReload: __,
    ...assets
  } = manifestAssets(parse(Manifest, await json('manifest.json')));
  const catalogue = await json('catalogue.json');

  await rm(folder, { recursive: true, force: true });
  const write = async (file: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  };
  const bundle = [...outputs.values()].filter(({ file }) => /\.(?:js|css|woff2)$/.test(file));
  for (const { file, contents } of bundle)
    await write(`assets/${file}`, file.endsWith('.css') ? placeStyle(file, contents) : contents);
  for (const script of [assets.tag, assets.maps, assets.check])
    if (script) await cp(join(folder, script), join(folder, `dienste${script}`));
  await cp(join(root, 'demo-pages/artwork'), join(folder, 'artwork'), {
    recursive: true,
    filter: (file) => !isSource(file),
  });
  await cp(join(outdir, 'LICENSES.txt'), join(folder, 'assets/LICENSES.txt'));

  const start = await bundleFile(root, 'demo-pages/static/start.ts', { format: 'esm' });
  const startFile = `assets/demo/start-${hashOf(start.text)}.js`;
  await write(startFile, start.text);
  const files = [...bundle.map(({ file }) => `assets/${file}`), startFile];
  const built = { assets, catalogue, files, start: startFile, version: unversioned };
  const worker = await bundleFile(root, 'demo-pages/static/worker.ts', { plugins: [builtModule(built)] });
  await write('worker.js', worker.text.replace(unversioned, hashOf(worker.text)));
  await write('worker-LICENSES.txt', `${await describeToolLicenses(worker.outputs, root)}\n`);
  for (const { file, content } of await printPages({ assets, catalogue, start: startFile }))
    await write(file, content);
}

const load = (root: string, file: string) => tsImport(join(root, file), import.meta.url);

async function bundleFile(root: string, file: string, more: Pick<BuildOptions, 'format' | 'plugins'>) {
  const { absWorkingDir, alias, define, target, supported, preserveSymlinks } = options(root, false);
  const { outputFiles, metafile } = await build({
    ...{ absWorkingDir, alias, define, target, supported, preserveSymlinks },
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    legalComments: 'none',
    // One file: a worker cannot call `import()`
    format: 'iife',
    logLevel: 'warning',
    outdir: join(root, staticDemoFolder),
    ...more,
  });
  return { text: outputFiles[0]?.text ?? '', outputs: Object.values(metafile.outputs) };
}

/** esbuild plugin: the module `krume-static-demo`. */
const builtModule = (built: object): Plugin => ({
  name: 'static-demo',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^krume-static-demo$/ }, ({ path }) => ({ path, namespace: 'static-demo' }));
    onLoad({ filter: /./, namespace: 'static-demo' }, () => ({
      contents: JSON.stringify(built),
      loader: 'json',
    }));
  },
});

/** Pictures of a style sheet, relative to it. */
function placeStyle(file: string, contents: Uint8Array): string {
  const toRoot = relative(dirname(`/assets/${file}`), '/');
  return new TextDecoder().decode(contents).replaceAll(/url\((["']?)\/(?!\/)/g, `url($1${toRoot}/`);
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8).toUpperCase();
