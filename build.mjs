// Builds the bundle into dist/ and checks its budgets. Options:
//   --serve   serves the demo shop on PORT (4173 by default)
//   --watch   builds again when a source changes
//   --react   the same sources on real React, into dist/react/
import { existsSync, watch } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as esbuild from 'esbuild';
import { checkBudgets } from './.build/budgets.mjs';
import { builtCatalogue } from './.build/built-catalogue.mjs';
import { builtOverlay } from './.build/built-overlay.mjs';
import { describe } from './.build/manifest.mjs';
import { chunkOf, nameTogether, outputs } from './.build/outputs.mjs';
import { inSheet, sheetSources } from './.build/sheets.mjs';
import { splitValibot } from './.build/split-valibot.mjs';
import { minifierMark, squeeze } from './.build/squeeze.mjs';
import { inlineStyles } from './.build/styles.mjs';
import { widgetCatalogue } from './.build/widget-catalogue.mjs';

const options = new Set(process.argv.slice(2));
const unknown = [...options].find((option) => !['--serve', '--watch', '--react'].includes(option));
if (unknown) fail(`Unknown option ${unknown}. There are --serve, --watch and --react.`);
const onReact = options.has('--react');
const root = import.meta.dirname;
const out = join(root, onReact ? 'dist/react' : 'dist');
const place = { root, out };

/** @type {esbuild.BuildOptions & { metafile: true, write: false }} */
const common = {
  absWorkingDir: root,
  outdir: out,
  bundle: true,
  splitting: true,
  format: 'esm',
  minify: true,
  // Without the comment that links the map, a hundredth of the heart: a server names it in a SourceMap header
  sourcemap: 'external',
  metafile: true,
  write: false,
  // The oldest with everything that the sources use as it is; CSS nesting is lowered for them.
  target: ['chrome111', 'safari16.4', 'firefox115'],
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  jsx: 'automatic',
  legalComments: 'linked',
  footer: { js: minifierMark },
  logLevel: 'warning',
  define: { 'process.env.NODE_ENV': '"production"' },
  alias: onReact
    ? {}
    : {
        react: join(root, 'shared/react/react.ts'),
        'react-dom': join(root, 'shared/react/react.ts'),
        'react-dom/client': join(root, 'shared/react/react.ts'),
        'react/jsx-runtime': 'preact/jsx-runtime',
      },
};

/** Names private to the loader, shortened: a tenth of its bytes. None is a name of the DOM. */
const loaderOnly = /^(waitsFor|settled|replaces|lasting|argument|wait|entry|unmount)$/;

async function buildAll() {
  const widgets = (await readdir(join(root, 'widgets'), { withFileTypes: true }))
    .filter((folder) => folder.isDirectory())
    .map(({ name }) => name)
    // Every file system has its own order, and every order its own files
    .sort();

  // CSS on its own: an entry's stylesheet would swallow those of its lazy chunks.
  const styles = await esbuild.build({
    ...common,
    splitting: false,
    entryPoints: widgets
      .filter((name) => !inSheet(name) && existsSync(join(root, `widgets/${name}/${name}.css`)))
      .map((name) => ({ in: `widgets/${name}/${name}.css`, out: name })),
  });
  const sheets = await Promise.all(
    (await sheetSources(root, widgets)).map(([name, stdin]) =>
      esbuild.build({ ...common, splitting: false, stdin, entryNames: `${name}-[hash]` }),
    ),
  );
  const code = await esbuild.build({
    ...common,
    entryPoints: widgets.map((name) => ({ in: `widgets/${name}/index.ts`, out: name })),
    plugins: [splitValibot(), inlineStyles(common)],
  });
  await squeeze(code);
  // What every widget imports
  const core = chunkOf(code, 'shared/ui/widget.ts');
  const files = nameTogether(widgets, code, styles, place);
  // With a registry of its own: one shared with the loader would be a second file for everyone to fetch.
  const overlay = await esbuild.build({
    ...common,
    splitting: false,
    entryPoints: [{ in: 'shared/registry/debug/index.ts', out: 'debug' }],
    mangleProps: loaderOnly,
  });
  const loader = await esbuild.build({
    ...common,
    entryPoints: [{ in: 'widgets/krume.ts', out: 'krume' }],
    mangleProps: loaderOnly,
    plugins: [builtCatalogue(files, core), builtOverlay(outputs(overlay, place).debug)],
  });
  await squeeze(loader);
  const demo = onReact ? undefined : await buildDemo();
  const results = [styles, ...sheets, code, overlay, loader, ...(demo ? [demo] : [])];
  const manifest = describe(results, place, {
    entry: outputs(loader, place).krume,
    core,
    sheets: Object.assign({}, ...sheets.map((sheet) => outputs(sheet, place))),
    files,
    demo: demo && outputs(demo, place),
  });
  await write(results, { manifest, ...(demo && { catalogue: await widgetCatalogue(common) }) });
  return manifest;
}

function buildDemo() {
  const sources = {
    theme: 'demo-pages/theme/theme.css',
    panel: 'demo-pages/panel.ts',
    catalogue: 'demo-pages/catalogue.ts',
  };
  const present = Object.entries(sources).filter(([, file]) => existsSync(join(root, file)));
  return esbuild.build({
    ...common,
    splitting: false,
    entryPoints: present.map(([name, file]) => ({ in: file, out: `demo/${name}` })),
    entryNames: '[dir]/[name]-[hash]',
  });
}

async function write(results, lists) {
  const fresh = new Map(
    results.flatMap(({ outputFiles }) => outputFiles.map((file) => [file.path, file.contents])),
  );
  for (const [path, contents] of fresh) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, contents);
  }
  // Whole or not at all: a server may be reading them
  for (const [name, list] of Object.entries(lists)) {
    const path = join(out, `${name}.json`);
    await writeFile(`${path}.new`, `${JSON.stringify(list, null, 2)}\n`);
    await rename(`${path}.new`, path);
    fresh.set(path, '');
  }
  // What the last build left, in its own folders only: dist/react is another build's.
  for (const folder of [out, join(out, 'demo')].filter(existsSync)) {
    for (const file of await readdir(folder, { withFileTypes: true })) {
      const path = join(folder, file.name);
      if (file.isFile() && !fresh.has(path)) await rm(path);
    }
  }
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

let shop;

async function serve() {
  const { tsImport } = await import('tsx/esm/api');
  // Evaluated anew each time
  const { serveShop } = await tsImport('./demo-pages/server.ts', import.meta.url);
  const port = Number(process.env.PORT ?? 4173);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    fail(`PORT is "${process.env.PORT}"; it has to be a number up to 65535.`);
  await shop?.close();
  shop = await serveShop({ port, dist: out }).catch((error) => fail(error.message));
  console.log(`Krume's demo shop: ${shop.url}`);
}

function rebuildOnChange() {
  let pending;
  let isServerOld = false;
  const rebuild = async () => {
    try {
      await buildAll();
      console.log('Built again.');
      if (shop && isServerOld) await serve();
      isServerOld = false;
    } catch (error) {
      console.log(`Not built: ${error.message}`);
    }
  };
  for (const folder of ['widgets', 'shared', 'fixtures', 'demo-pages']) {
    watch(join(root, folder), { recursive: true }, (_, file) => {
      // What the server itself is made of
      if (folder !== 'widgets' && /\.ts$/.test(file ?? '')) isServerOld = true;
      clearTimeout(pending);
      pending = setTimeout(rebuild, 100);
    });
  }
}

const manifest = await buildAll().catch((error) => fail(error.message));
if (!onReact && !checkBudgets(manifest) && !options.has('--watch')) fail('The bundle is over its budget.');
if (options.has('--watch')) rebuildOnChange();
if (options.has('--serve')) await serve();
