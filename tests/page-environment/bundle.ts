import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

const entry = createRequire(import.meta.url).resolve('happy-dom');
const description: unknown = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8'));
const version = typeof description === 'object' && description && 'version' in description;

/** Path of happy-dom as a single file, with its version in the name. */
export const bundled = join(
  import.meta.dirname,
  '../../node_modules/.cache/krume',
  `happy-dom-${version && description.version}.mjs`,
);

/**
 * Bundles happy-dom. Each test file loads happy-dom again: 500 modules take 360 ms of CPU time, a single file takes 75
 * ms.
 */
export default async function setup(): Promise<void> {
  if (existsSync(bundled)) return;
  await mkdir(dirname(bundled), { recursive: true });
  const unfinished = `${bundled}.${process.pid}`;
  await build({
    entryPoints: [entry],
    outfile: unfinished,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // Defines `require`, which the CommonJS modules inside happy-dom call
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
  // The complete file gets its final name last, so that a parallel run never reads an incomplete file
  await rename(unfinished, bundled);
}
