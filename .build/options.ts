import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { inlineStyles, pageStyleSources } from './bundle/styles.ts';

/**
 * The oldest supported browsers, as in the README. esbuild converts newer syntax for them, including CSS nesting. In
 * other browsers, the loader does not start: see `registry/supported.ts`.
 */
export const target = ['chrome121', 'edge121', 'safari17.4', 'firefox128'];

const onPreact: Record<string, string> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/** Common options of all builds. With `onReact`, `react` is not replaced, and the output folder is dist/react/. */
export const options = (root: string, onReact: boolean) =>
  ({
    absWorkingDir: root,
    outdir: join(root, onReact ? 'dist/react' : 'dist'),
    bundle: true,
    format: 'esm',
    minify: true,
    metafile: true,
    write: false,
    // The server sends a `SourceMap` header, because `sourceMappingURL` comments would add 1% to the code of a page
    // with one heart
    sourcemap: 'external',
    target,
    // All supported browsers support `\p{…}`. Without this option, esbuild would convert valibot's unused regular
    // expression for emoji to a `RegExp` call, and keep the call in the core
    supported: { 'regexp-unicode-property-escapes': true },
    entryNames: '[dir]/[name]-[hash]',
    chunkNames: '[name]-[hash]',
    jsx: 'automatic',
    // The built files contain no licence comments, because LICENSES.txt contains all licences
    legalComments: 'external',
    logLevel: 'warning',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Keeps hashes, which depend on paths, the same if node_modules is a link to another folder
    preserveSymlinks: true,
    plugins: [inlineStyles(root, target), pageStyleSources(root)],
    // For the demo's theme. The bundle contains no fonts, and the server provides all pictures
    loader: { '.woff2': 'file' },
    external: ['/artwork/*'],
    assetNames: 'demo/[name]-[hash]',
    // `pixi.js/lib/…` is a module of Pixi, by the `paths` of tsconfig.json. The package itself exports only
    // everything together, with three renderers and twice the size. `.mjs` comes first, because each module
    // also has a CommonJS version, whose helpers every page would load
    resolveExtensions: ['.mjs', '.tsx', '.ts', '.js', '.css'],
    alias: {
      ...(onReact ? {} : onPreact),
      eventemitter3: './node_modules/eventemitter3/dist/eventemitter3.esm.js',
    },
  }) satisfies BuildOptions;
