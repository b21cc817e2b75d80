// Builds the bundle into dist/ and checks its budgets. Options:
//   --serve   serves the demo shop on PORT (4173 by default)
//   --watch   builds again when a source changes
//   --react   the same sources on real React, into dist/react/
import { createHash } from 'node:crypto';
import { existsSync, watch } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { splitValibot } from './.build/split-valibot.mjs';

const options = new Set(process.argv.slice(2));
const unknown = [...options].find((option) => !['--serve', '--watch', '--react'].includes(option));
if (unknown) fail(`Unknown option ${unknown}. There are --serve, --watch and --react.`);
const onReact = options.has('--react');
const root = import.meta.dirname;
const out = join(root, onReact ? 'dist/react' : 'dist');

/** Brotli bytes with all that is pulled in, DESIGN's promises to shoppers on trains. */
const budgets = [
  { what: 'loader', of: ['loader'], limit: 2_000 },
  { what: 'first heart', of: ['heart-toggle'], limit: 12_000 },
  {
    what: 'product list page after idle',
    of: ['loader', 'styles', 'heart-toggle', 'cart-flyout', 'wishlist-entry'],
    limit: 20_000,
  },
];

/** @type {esbuild.BuildOptions & { metafile: true, write: false }} */
const common = {
  absWorkingDir: root,
  outdir: out,
  bundle: true,
  splitting: true,
  format: 'esm',
  minify: true,
  sourcemap: 'linked',
  metafile: true,
  write: false,
  // The oldest with everything that the sources use as it is; CSS nesting is lowered for them.
  target: ['chrome111', 'safari16.4', 'firefox115'],
  entryNames: '[name]-[hash]',
  chunkNames: 'chunk-[hash]',
  assetNames: '[name]-[hash]',
  jsx: 'automatic',
  legalComments: 'linked',
  logLevel: 'warning',
  define: { 'process.env.NODE_ENV': '"production"' },
  alias: onReact
    ? {}
    : {
        react: 'preact/compat',
        'react-dom': 'preact/compat',
        'react-dom/client': 'preact/compat/client',
        'react/jsx-runtime': 'preact/jsx-runtime',
      },
};

/** Names private to the loader, shortened: a tenth of its bytes. None is a name of the DOM. */
const loaderOnly = /^(waitsFor|settled|replaces|lasting|argument|wait|entry|unmount)$/;

async function buildAll() {
  const widgets = (await readdir(join(root, 'widgets'), { withFileTypes: true }))
    .filter((folder) => folder.isDirectory())
    .map(({ name }) => name);

  // CSS on its own: an entry's stylesheet would swallow those of its lazy chunks.
  const styles = await esbuild.build({
    ...common,
    splitting: false,
    entryPoints: widgets
      .filter((name) => existsSync(join(root, `widgets/${name}/${name}.css`)))
      .map((name) => ({ in: `widgets/${name}/${name}.css`, out: name })),
  });
  const base = await esbuild.build({
    ...common,
    splitting: false,
    stdin: await baseStyles(widgets),
    entryNames: 'krume-[hash]',
  });
  const code = await esbuild.build({
    ...common,
    entryPoints: widgets.map((name) => ({ in: `widgets/${name}/index.ts`, out: name })),
    plugins: [splitValibot()],
  });
  const files = nameTogether(widgets, code, styles);
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
    // Without the comment that links the map: it would be a fortieth of the loader
    sourcemap: 'external',
    plugins: [builtCatalogue(files), builtOverlay(outputs(overlay).debug)],
  });
  const demo = onReact ? undefined : await buildDemo();
  const results = [styles, base, code, overlay, loader, ...(demo ? [demo] : [])];
  const manifest = describe(results, {
    entry: outputs(loader).krume,
    css: outputs(base).krume,
    files,
    demo: demo && outputs(demo),
  });
  await write(results, manifest);
  return manifest;
}

/** What the CMS links in the head: dialogs, and how each widget's server HTML looks before it is mounted. */
async function baseStyles(widgets) {
  const shared = existsSync(join(root, 'shared/ui'))
    ? (await readdir(join(root, 'shared/ui'))).filter((file) => file.endsWith('.css'))
    : [];
  const server = widgets.map((name) => `widgets/${name}/server.css`);
  const sheets = [...shared.sort().map((file) => `shared/ui/${file}`), ...server];
  const present = sheets.filter((file) => existsSync(join(root, file)));
  return {
    contents: present.map((file) => `@import './${file}';`).join('\n'),
    resolveDir: root,
    sourcefile: 'krume.css',
    loader: 'css',
  };
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

/**
 * Gives a widget's chunk and stylesheet the same hash, so that the loader carries one for both.
 * Answers name -> { js, css, hash }.
 */
function nameTogether(widgets, code, styles) {
  const rename = (build, from, to) => {
    const file = build.outputFiles.find(({ path }) => path === join(out, from));
    if (file) file.path = join(out, to);
    const [before, after] = [from, to].map((name) => relative(root, join(out, name)));
    build.metafile.outputs[after] = build.metafile.outputs[before];
  };
  const [jsOf, cssOf] = [code, styles].map(outputs);
  return Object.fromEntries(
    widgets.map((name) => {
      const [js, css] = [jsOf[name], cssOf[name]];
      const hash = createHash('sha256').update(`${js} ${css}`).digest('base64url').slice(0, 6);
      const named = { js: `${name}-${hash}.js`, css: css && `${name}-${hash}.css`, hash };
      rename(code, js, named.js);
      if (css) rename(styles, css, named.css);
      return [name, named];
    }),
  );
}

/** Puts the built files' names in the place of the catalogue's `import()`s. */
function builtCatalogue(files) {
  return {
    name: 'built-catalogue',
    setup({ onLoad }) {
      onLoad({ filter: /widgets\/catalogue\.ts$/ }, async ({ path }) => {
        const bundle = await esbuild.build({
          entryPoints: [path],
          bundle: true,
          write: false,
          format: 'esm',
          plugins: [
            {
              name: 'widgets',
              setup: (build) =>
                build.onResolve({ filter: /index\.ts$/ }, () => ({ external: true, path: 'x' })),
            },
          ],
        });
        const { catalogue } = await import(
          `data:text/javascript,${encodeURIComponent(bundle.outputFiles[0].text)}`
        );
        const entries = Object.entries(catalogue).map(([name, { on }]) => {
          const { hash, css } =
            files[name] ?? fail(`The catalogue names ${name}, but there is no widgets/${name}/index.ts`);
          return [name, [on, hash, ...(css ? [1] : [])]];
        });
        return {
          contents: `import { builtCatalogue } from '../shared/registry/built-catalogue.ts';
            export const catalogue = builtCatalogue(${JSON.stringify(Object.fromEntries(entries))}, import.meta.url);`,
          resolveDir: dirname(path),
        };
      });
    },
  };
}

/** Lets the loader import the overlay that was built before it, which lies beside it. */
function builtOverlay(file) {
  return {
    name: 'built-overlay',
    setup: ({ onResolve }) =>
      onResolve({ filter: /registry\/debug\/index\.ts$/ }, ({ kind }) =>
        kind === 'dynamic-import' ? { path: `./${file}`, external: true } : undefined,
      ),
  };
}

/** Entry name to file name, e.g. `heart-toggle` to `heart-toggle-5XQ2.js`. */
function outputs({ metafile }) {
  return Object.fromEntries(
    Object.entries(metafile.outputs)
      .filter(([file, { entryPoint }]) => entryPoint && !file.endsWith('.map'))
      .map(([file]) => {
        const path = relative(out, resolve(root, file));
        return [path.replace(/^demo\//, '').replace(/-[A-Z0-9]{8}\.\w+$/, ''), path];
      }),
  );
}

/** `dist/manifest.json`: what a CMS prints into its templates, and what each widget weighs. */
function describe(results, { entry, css, files, demo }) {
  const contents = new Map(
    results.flatMap(({ outputFiles }) =>
      outputFiles.map((file) => [relative(out, file.path), file.contents]),
    ),
  );
  const imports = Object.assign({}, ...results.map(({ metafile }) => metafile.outputs));
  const details = (file) => ({
    file,
    integrity: `sha384-${createHash('sha384').update(contents.get(file)).digest('base64')}`,
    brotli: brotliCompressSync(contents.get(file)).length,
  });
  const pulledIn = (file, seen = new Set()) => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const { path, kind } of imports[relative(root, join(out, file))]?.imports ?? []) {
      if (kind === 'import-statement') pulledIn(relative(out, resolve(root, path)), seen);
    }
    return seen;
  };
  const widgets = Object.fromEntries(
    Object.entries(files).map(([name, { js, css: stylesheet }]) => {
      const all = [...pulledIn(js), ...(stylesheet ? [stylesheet] : [])].map(details);
      const [{ integrity }] = all;
      const brotli = all.reduce((sum, file) => sum + file.brotli, 0);
      return [name, { entry: js, integrity, css: stylesheet ?? null, files: all, brotli }];
    }),
  );
  return { entry: details(entry), css: details(css), widgets, ...(demo && { demo }) };
}

async function write(results, manifest) {
  const fresh = new Map(
    results.flatMap(({ outputFiles }) => outputFiles.map((file) => [file.path, file.contents])),
  );
  fresh.set(join(out, 'manifest.json'), Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
  for (const [path, contents] of fresh) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, contents);
  }
  // What the last build left, in its own folders only: dist/react is another build's.
  for (const folder of [out, join(out, 'demo')].filter(existsSync)) {
    for (const file of await readdir(folder, { withFileTypes: true })) {
      const path = join(folder, file.name);
      if (file.isFile() && !fresh.has(path)) await rm(path);
    }
  }
}

/** Prints every budget; false when one is exceeded. */
function checkBudgets({ entry, css, widgets }) {
  const filesOf = (part) =>
    part === 'loader'
      ? [entry]
      : part === 'styles'
        ? [css]
        : (widgets[part]?.files ?? fail(`No widget ${part}`));
  const rows = budgets.map(({ what, of, limit }) => {
    const files = new Map(of.flatMap(filesOf).map(({ file, brotli }) => [file, brotli]));
    const bytes = [...files.values()].reduce((sum, size) => sum + size, 0);
    return {
      what,
      'brotli bytes': bytes,
      budget: limit,
      '': bytes > limit ? `OVER by ${bytes - limit}` : 'ok',
    };
  });
  console.table(rows);
  return rows.every((row) => row[''] === 'ok');
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

async function serve() {
  const { tsImport } = await import('tsx/esm/api');
  const { serveShop } = await tsImport('./demo-pages/server.ts', import.meta.url);
  const port = Number(process.env.PORT ?? 4173);
  const { url } = await serveShop({ port, dist: out }).catch((error) => fail(error.message));
  console.log(`Krume's demo shop: ${url}`);
}

function rebuildOnChange() {
  let pending;
  const rebuild = () => {
    buildAll().then(
      () => console.log('Built again.'),
      () => console.log('Not built: see above.'),
    );
  };
  for (const folder of ['widgets', 'shared', 'fixtures', 'demo-pages']) {
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(pending);
      pending = setTimeout(rebuild, 100);
    });
  }
}

const manifest = await buildAll().catch((error) => fail(error.message));
if (!onReact && !checkBudgets(manifest) && !options.has('--watch')) fail('The bundle is over its budget.');
if (options.has('--watch')) rebuildOnChange();
if (options.has('--serve')) await serve();
