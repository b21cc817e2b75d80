import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { demoEntries } from '../../demo-pages/server/entries.ts';
import { describeLicenses, isLegal } from '../licenses.ts';
import { describeBundle, licensesFile } from '../manifest.ts';
import { options } from '../options.ts';
import { findOutput, type Outputs, outputsOf, withImports } from '../outputs.ts';
import { withoutLazyParts } from '../package/tools.ts';
import { fileSizesName, fileSizesOf } from '../sizes/page-sizes.ts';
import { type Built, builtCatalogue, readCatalogue, type Strategies } from './built-catalogue.ts';
import { bundleEntries, bundlesOf, ofAllBundles } from './bundle-entries.ts';
import { type Changed, createPart, settledAll } from './part.ts';
import { deleteRetired } from './retired.ts';
import { pageStyles } from './styles.ts';

/** Creates a bundler that can build into dist/ several times. esbuild caches unchanged files. */
export async function createBundler(root: string, { onReact = false } = {}) {
  const common = options(root, onReact);
  const out = common.outdir;
  const folders = await readdir(join(root, 'widgets'));
  const widgets = folders.filter((name) => existsSync(join(root, 'widgets', name, 'index.ts'))).sort();
  const styles = await pageStyles(root);
  let built: Built;
  let catalogue: Strategies | undefined;
  const part = (entryPoints: { in: string; out: string }[], more: BuildOptions = {}) =>
    createPart({ ...common, entryPoints, ...more });
  const bundles = bundlesOf(widgets);
  const files = await part(
    [...bundles.keys()].map((name) => ({ in: `bundle:${name}`, out: name })),
    { splitting: true, plugins: [bundleEntries(root, bundles), ...common.plugins] },
  );
  const pages = await part([
    ...Object.keys(styles).map((name) => ({ in: `page-style:${name}`, out: name })),
    ...Object.entries(demoEntries).map(([name, file]) => ({ in: file, out: `demo/${name}` })),
  ]);
  // The preview needs an esbuild context of its own, because only in the preview, `document` is replaced with a
  // document that runs no scripts and sends no requests
  const preview = await part([{ in: 'demo-pages/playground/preview.ts', out: 'demo/preview' }], {
    plugins: [...common.plugins, withoutLazyParts],
    define: { ...common.define, document: 'checkedDocument' },
    inject: ['demo-pages/playground/checked-document.ts'],
  });
  const overlay = await part([{ in: 'widgets/debug.ts', out: 'debug' }]);
  const loader = await part([{ in: 'widgets/krume.ts', out: 'krume' }], {
    splitting: true,
    plugins: [builtCatalogue(root, () => built)],
  });
  /**
   * Builds all files.
   *
   * @param changed the files that have changed since the last build. With this parameter, only contexts with
   * a changed source are rebuilt, and the compression is fast
   */
  async function build(changed?: Changed): Promise<Outputs> {
    if (changed?.has('widgets/catalogue.ts')) catalogue = undefined;
    catalogue ??= await readCatalogue(root, widgets);
    const parts = await settledAll([files, pages, preview, overlay].map((each) => each.build(changed)));
    // Brotli level 4 takes a hundredth of the time, but makes files a fifth larger
    const quality = changed && 4;
    const first = outputsOf(parts, root, out, quality);
    const strategies = catalogue;
    // The loader contains the names of the other files, so the loader is built last
    const before = JSON.stringify(built);
    const shared = [...new Set(ofAllBundles.map((module) => findOutput(first, module)))];
    built = {
      bundles: [...bundles].map(([name, widgets]) => {
        const entry = findOutput(first, `${name}.js`);
        const imported = withImports(first, entry);
        return {
          file: entry.file,
          shared: shared.filter((file) => imported.has(file)).length,
          widgets: Object.fromEntries(widgets.map((widget) => [widget, strategies[widget] ?? ''])),
        };
      }),
      shared: shared.map(({ file }) => file),
      overlay: findOutput(first, 'debug.js').file,
    };
    const isNamedAlike = JSON.stringify(built) === before;
    parts.push(await loader.build(isNamedAlike ? changed : undefined));
    const outputs = outputsOf(parts, root, out, quality);
    for (const { file, contents, compressed } of outputs.values()) {
      const path = join(out, file);
      // A file that exists is unchanged, because its name contains the hash of its content
      if ((changed && existsSync(path)) || isLegal(file)) continue;
      await mkdir(dirname(path), { recursive: true });
      if (compressed) await replaceFile(`${path}.br`, compressed);
      await replaceFile(path, contents);
    }
    await replaceFile(join(out, licensesFile), `${await describeLicenses(outputs, root)}\n`);
    // The manifest is written last, because it names all other files
    const manifest = describeBundle(outputs, { bundles, strategies, styles });
    await replaceFile(join(out, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    if (changed) return outputs;
    await replaceFile(join(out, fileSizesName), `${JSON.stringify(fileSizesOf(outputs))}\n`);
    await deleteRetired(out, new Set([...outputs.values()].map(({ file }) => file)));
    return outputs;
  }
  const dispose = () => Promise.all([files, pages, preview, overlay, loader].map((each) => each.dispose()));
  return { build, dispose };
}

/** Replaces the whole file in one step, because a server may be reading the file. */
async function replaceFile(path: string, contents: string | Uint8Array): Promise<void> {
  await writeFile(`${path}.new`, contents);
  await rename(`${path}.new`, path);
}
