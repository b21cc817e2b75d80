import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { describeToolLicenses } from '../licenses.ts';
import { options } from '../options.ts';

/**
 * esbuild plugin: leaves out code that a widget loads on demand, such as Pixi. The checker reads only the
 * schema and the contract of a widget, and never mounts the widget.
 */
export const withoutLazyParts: Plugin = {
  name: 'without-lazy-parts',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind, importer }) =>
      kind === 'dynamic-import' && /[\\/](?:widgets[\\/][\w-]+|shared[\\/](?:ui|kept))[\\/]/.test(importer)
        ? { external: true }
        : undefined,
    ),
};

/** Bundles the command line into `dist/tools/krume.mjs`, with all dependencies except the modules of Node. */
export async function buildTools(root: string): Promise<void> {
  const { absWorkingDir, alias, define, plugins, preserveSymlinks, outdir } = options(root, false);
  const folder = join(outdir, 'tools');
  await rm(folder, { recursive: true, force: true });
  const { metafile } = await build({
    ...{ absWorkingDir, alias, define, preserveSymlinks },
    plugins: [...plugins, withoutLazyParts],
    entryPoints: [{ in: 'shared/tools/command-line/index.ts', out: 'krume' }],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    // Builds a single file, because Node needs a millisecond to load each file. `import()` still runs a
    // module only on demand
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minify: true,
    metafile: true,
    legalComments: 'none',
    // Defines `require`, which the CommonJS modules in the bundle call
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    logLevel: 'warning',
  });
  const licenses = await describeToolLicenses(Object.values(metafile.outputs), root);
  await writeFile(join(folder, 'LICENSES.txt'), `${licenses}\n`);
}
