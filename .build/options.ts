import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { inlineStyles, pageStyleSources } from './bundle/styles.ts';

/**
 * The oldest supported browsers, as in the README. esbuild converts newer syntax for these browsers,
 * including CSS nesting. In older browsers, the loader does not start: see `registry/supported.ts`.
 */
export const target = ['chrome121', 'edge121', 'safari17.4', 'firefox128'];

const onPreact: Record<string, string> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/**
 * Returns the options that all builds share. With `onReact`, the build uses React instead of `preact/compat`,
 * and writes to dist/react/.
 */
export const options = (root: string, onReact: boolean) =>
  ({
    absWorkingDir: root,
    outdir: join(root, onReact ? 'dist/react' : 'dist'),
    bundle: true,
    format: 'esm',
    minify: true,
    metafile: true,
    write: false,
    // The server names source maps in a `SourceMap` header. `sourceMappingURL` comments would make the code
    // for a single wishlist button 1% larger
    sourcemap: 'external',
    target,
    // Without this option, esbuild would convert an unused regular expression for emoji in valibot to a
    // `RegExp` call, and keep the call in the core. All supported browsers support `\p{…}`
    supported: { 'regexp-unicode-property-escapes': true },
    // With this comment, Chromium compiles all functions of a script on another thread while the script
    // loads. Without this comment, Chromium compiles most functions at their first call, on the main thread.
    // Other browsers ignore the comment. See docs/decisions/0008-compile-early.md
    banner: { js: '//# allFunctionsCalledOnLoad' },
    entryNames: '[dir]/[name]-[hash]',
    chunkNames: '[name]-[hash]',
    jsx: 'automatic',
    // Licence comments are left out of the built files, because LICENSES.txt contains all licences
    legalComments: 'external',
    logLevel: 'warning',
    define: { 'process.env.NODE_ENV': '"production"' },
    // The hashes depend on paths. With this option, the paths are the same if node_modules is a link to
    // another folder
    preserveSymlinks: true,
    plugins: [inlineStyles(root, target), pageStyleSources(root)],
    // Only the demo's theme has fonts. The server provides the pictures
    loader: { '.woff2': 'file' },
    external: ['/artwork/*'],
    assetNames: 'demo/[name]-[hash]',
    // The `paths` of tsconfig.json map `pixi.js/lib/…` to a module of Pixi. Pixi's package exports only all
    // modules together, with three renderers and twice the size. `.mjs` comes first, because the CommonJS
    // modules would add helper functions to every page
    resolveExtensions: ['.mjs', '.tsx', '.ts', '.js', '.css'],
    alias: {
      ...(onReact ? {} : onPreact),
      eventemitter3: './node_modules/eventemitter3/dist/eventemitter3.esm.js',
    },
  }) satisfies BuildOptions;
