import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { array, parse } from 'valibot';
import { CatalogueEntry } from '../demo-pages/shop/product/catalogue-entry.ts';
import { servicesPath } from '../demo-pages/static/place.ts';
import { describeToolLicenses } from './licenses.ts';
import { licensesFile } from './manifest.ts';
import { options } from './options.ts';
import { readFileSizes } from './sizes/page-sizes.ts';

/** Whether a file in a folder of pictures is a source or a description. Such files are not published. */
export const isSource = (file: string) => /^\.(md|ts|mjs|py|blend)$/.test(extname(file));

/** A placeholder in the worker's code. The hash of the code replaces this placeholder. */
const unversioned = '@version@';

interface StaticDemo {
  dist: string;
  /** Folder for the static demo; existing content is deleted */
  folder: string;
  /** URL of the published folder, with a trailing slash */
  url: string;
}

/**
 * Writes the demo shop as a folder of static files, which work below any path on any host. The files are
 * pages as a CMS would send them, the bundle, and a service worker. The worker runs the shop, and responds to
 * API calls and form posts.
 */
export async function buildStaticDemo(root: string, { dist, folder, url }: StaticDemo): Promise<void> {
  // Imported on demand, because other builds do not need the demo shop
  const { Manifest, manifestAssets } = await import('../demo-pages/shop/server/assets.ts');
  const { printPages } = await import('../demo-pages/static/print-pages.ts');
  const json = async (file: string) => JSON.parse(await readFile(join(dist, file), 'utf8'));
  const manifest = parse(Manifest, await json('manifest.json'));
  // Removes the speculation rules: static hosts cannot send the header `Speculation-Rules`, and the Content
  // Security Policy forbids inline rules
  const { speculationRules: _, liveReload: __, ...assets } = manifestAssets(manifest);
  const catalogue = parse(array(CatalogueEntry), await json('catalogue.json'));

  await rm(folder, { recursive: true, force: true });
  const write = async (file: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  };
  const bundle = Object.keys(readFileSizes(dist)).filter((file) => /\.(?:js|css|woff2)$/.test(file));
  for (const file of bundle) {
    const contents = await readFile(join(dist, file));
    await write(`assets/${file}`, file.endsWith('.css') ? placeStyle(file, contents) : contents);
  }
  for (const script of [assets.tag, assets.maps, assets.check])
    if (script) await cp(join(folder, script), join(folder, servicesPath, script));
  await cp(join(root, 'demo-pages/artwork'), join(folder, 'artwork'), {
    recursive: true,
    filter: (file) => !isSource(file),
  });
  await cp(join(dist, licensesFile), join(folder, 'assets', licensesFile));

  const script = await bundleFile(root, 'demo-pages/static/start.ts', { format: 'esm' });
  const start = `assets/demo/start-${hashOf(script.text)}.js`;
  await write(start, script.text);
  const entries = JSON.stringify(catalogue);
  const catalogueFile = `assets/demo/catalogue-${hashOf(entries)}.json`;
  await write(catalogueFile, entries);
  const files = [...bundle.map((file) => `assets/${file}`), start, catalogueFile];
  const built = { assets, catalogue: catalogueFile, files, start, version: unversioned };
  const worker = await bundleFile(root, 'demo-pages/static/worker.ts', { plugins: [builtModule(built)] });
  await write('worker.js', worker.text.replace(unversioned, hashOf(worker.text)));
  await write('worker-LICENSES.txt', `${await describeToolLicenses(worker.outputs, root)}\n`);
  for (const { file, content } of await printPages({ assets, catalogue, start, url }))
    await write(file, content);
}

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
    // Builds a single file, because a service worker cannot call `import()`
    format: 'iife',
    logLevel: 'warning',
    outdir: 'any',
    ...more,
  });
  return { text: outputFiles[0]?.text ?? '', outputs: Object.values(metafile.outputs) };
}

/** esbuild plugin: provides the module `krume-static-demo`. */
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

/** Replaces the URLs of pictures in a style sheet with URLs relative to the style sheet. */
export function placeStyle(file: string, contents: Uint8Array): string {
  const toRoot = relative(dirname(`/assets/${file}`), '/');
  return new TextDecoder().decode(contents).replaceAll(/url\((["']?)\/(?!\/)/g, `url($1${toRoot}/`);
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8).toUpperCase();
