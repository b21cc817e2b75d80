import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describeToolLicenses } from './licenses.ts';
import { options } from './options.ts';

/** Packages that only widgets in use import; the tools read no more than their schemas and contracts. */
const external = ['pixi.js', 'cropperjs', 'flatpickr', '@googlemaps/js-api-loader'];

/** Bundles the command line into `dist/tools/krume.mjs`, with everything that it needs but Node. */
export async function buildTools(root: string): Promise<void> {
  const { absWorkingDir, alias, define, plugins, preserveSymlinks, outdir } = options(root, false);
  const folder = join(outdir, 'tools');
  // No server delivers this folder to old pages, and the names of its chunks change
  await rm(folder, { recursive: true, force: true });
  const { metafile } = await build({
    ...{ absWorkingDir, alias, define, plugins, preserveSymlinks, external },
    entryPoints: [{ in: 'shared/tools/command-line/index.ts', out: 'krume' }],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minify: true,
    metafile: true,
    legalComments: 'none',
    // The CommonJS modules in the bundle call `require`
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
  const licenses = await describeToolLicenses(Object.values(metafile.outputs), root);
  await writeFile(join(folder, 'LICENSES.txt'), `${licenses}\n`);
}
