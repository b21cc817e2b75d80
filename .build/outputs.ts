import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { BuildResult, Metafile } from 'esbuild';

export type Output = Metafile['outputs'][string] &
  ReturnType<typeof prepare> & {
    /** Path inside dist/: `heart-toggle-5XQ2ABCD.js` */
    file: string;
    /** File name without the hash: `heart-toggle.js`. A shared chunk is named after its largest module. */
    name: string;
    contents: Uint8Array;
  };

/** Built files by path inside dist/. */
export type Outputs = ReadonlyMap<string, Output>;

const noCode: Metafile['outputs'][string] = { bytes: 0, inputs: {}, imports: [], exports: [] };

/**
 * Cache of prepared files by file name. A file name contains the hash of the content, so cached content is
 * never stale.
 */
const known = new Map<string, ReturnType<typeof prepare>>();

export function outputsOf(
  results: readonly BuildResult[],
  root: string,
  out: string,
  quality = constants.BROTLI_MAX_QUALITY,
): Outputs {
  const files = results.flatMap(({ metafile, outputFiles = [] }) =>
    outputFiles.map(({ path, contents }) => {
      const output = metafile?.outputs[path.slice(root.length + 1)] ?? noCode;
      const file = path.slice(out.length + 1);
      const prepared = known.get(file) ?? prepare(file, contents, quality);
      known.set(file, prepared);
      return { ...output, ...prepared, file, name: nameOf(file, output), contents };
    }),
  );
  return new Map(files.map((output) => [output.file, output]));
}

/**
 * Returns the compressed file, its size in bytes, and the `integrity` hash. Only scripts and styles are
 * compressed.
 */
function prepare(file: string, contents: Uint8Array, quality: number) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const compressed = /\.(js|css)$/.test(file) ? brotliCompressSync(contents, { params }) : undefined;
  const integrity = `sha384-${createHash('sha384').update(contents).digest('base64')}`;
  return { compressed, brotli: compressed?.length ?? 0, integrity };
}

function nameOf(file: string, { entryPoint, inputs }: Metafile['outputs'][string]): string {
  const name = file.replace(/-[A-Z0-9]{8}(?=\.(js|css)$)/, '');
  const [largest] = Object.entries(inputs).sort(([, a], [, b]) => b.bytesInOutput - a.bytesInOutput);
  return entryPoint || !largest ? name : `${name} (${largest[0].replace('node_modules/', '')})`;
}

/** Finds the output of an entry, or the output that contains a source file. */
export function findOutput(outputs: Outputs, name: string): Output {
  const found = [...outputs.values()].find(
    (output) => (output.entryPoint && output.name === name) || output.inputs[name],
  );
  if (!found) throw Error(`The build has made no file of "${name}"`);
  return found;
}

/** Returns an output with all its static imports, direct and indirect. */
export function withImports(outputs: Outputs, output: Output, seen = new Set<Output>()): Set<Output> {
  if (seen.has(output)) return seen;
  seen.add(output);
  for (const { path, kind } of output.imports) {
    const imported = outputs.get(join(output.file, '..', basename(path)));
    if (imported && kind === 'import-statement') withImports(outputs, imported, seen);
  }
  return seen;
}
