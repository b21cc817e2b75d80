import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { inlineStyles, pageStyleSources } from './styles.ts';

/** The browsers of the README; CSS nesting is lowered for them, too. The loader asks for them: `registry/supported.ts`. */
export const target = ['chrome121', 'edge121', 'safari17.4', 'firefox128'];

const onPreact: Record<string, string> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/** What all builds of the bundle have in common; `onReact` keeps `react` what it is, into dist/react/. */
export const options = (root: string, onReact: boolean) =>
  ({
    absWorkingDir: root,
    outdir: join(root, onReact ? 'dist/react' : 'dist'),
    bundle: true,
    format: 'esm',
    minify: true,
    metafile: true,
    write: false,
    // Named by the server in a SourceMap header: the comment would be a hundredth of the first heart
    sourcemap: 'external',
    target,
    entryNames: '[dir]/[name]-[hash]',
    chunkNames: '[name]-[hash]',
    jsx: 'automatic',
    // Without a comment in the file that names them: LICENSES.txt has them all
    legalComments: 'external',
    logLevel: 'warning',
    define: { 'process.env.NODE_ENV': '"production"' },
    // The same bytes where node_modules is a link to another folder: paths are part of the hashes
    preserveSymlinks: true,
    plugins: [inlineStyles(root, target), pageStyleSources(root)],
    // Fonts of the demo's theme, the bundle brings none; pictures that it shows are the server's
    loader: { '.woff2': 'file' },
    external: ['/artwork/*'],
    assetNames: 'demo/[name]-[hash]',
    // `pixi.js/lib/…` is a module of Pixi by the `paths` of tsconfig.json: the package exports its parts only as a whole,
    // with three renderers, twice the size. Beside each stands a CommonJS twin, whose helpers every page would fetch
    resolveExtensions: ['.mjs', '.tsx', '.ts', '.js', '.css'],
    alias: {
      ...(onReact ? {} : onPreact),
      eventemitter3: './node_modules/eventemitter3/dist/eventemitter3.esm.js',
    },
  }) satisfies BuildOptions;
