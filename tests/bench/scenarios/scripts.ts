import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { array, type InferOutput, number, object, parse, record, string } from 'valibot';
import { createBundler } from '../../../.build/bundle/bundle.ts';
import { options } from '../../../.build/options.ts';
import type { Contender } from './contenders.ts';

const root = join(import.meta.dirname, '../../..');

const File = object({ file: string(), brotli: number() });
const Manifest = object({
  entry: File,
  widgets: record(string(), object({ files: array(File), brotli: number() })),
});

/** The built script of a contender. */
export interface Script {
  entry: string;
  /** URLs of the script and its imports, all loaded before a measurement */
  files: readonly string[];
  brotli: number;
}

export interface Scripts {
  of(contender: Contender): Script;
  harness: string;
  calendar: string;
  /** Contents of the files below `/scripts/` */
  contents: ReadonlyMap<string, Uint8Array>;
}

/** Builds Krume's bundle and every contender's script with the same options. */
export async function buildScripts(contenders: readonly Contender[]): Promise<Scripts> {
  const manifest = await buildOurs();
  const contents = new Map<string, Uint8Array>();
  const bundle = async (source: string, how: { preact?: true | undefined } = {}): Promise<Script> => {
    const { entry, files, brotli, outputs } = await bundlePage(source, how);
    for (const [file, content] of outputs) contents.set(file, content);
    return { entry, files, brotli };
  };
  const built = new Map<Contender, Script>();
  for (const contender of contenders) {
    built.set(
      contender,
      contender.source ? await bundle(contender.source, contender) : ours(manifest, contender),
    );
  }
  return {
    of(contender) {
      const script = built.get(contender);
      if (!script) throw new Error(`${contender.name} was not built`);
      return script;
    },
    harness: (await bundle('harness.ts')).entry,
    calendar: (await bundle('calendar.ts')).entry,
    contents,
  };
}

interface HowToBundle {
  /** Whether the import `react` is resolved to Preact */
  preact?: true | undefined;
  /** Additional folders with npm packages */
  packages?: readonly string[];
}

/** Builds an entry of `tests/bench/page` with the options of Krume's build. */
export async function bundlePage(source: string, { preact, packages = [] }: HowToBundle) {
  const { outputFiles, metafile } = await build({
    ...options(root, !preact),
    splitting: true,
    sourcemap: false,
    nodePaths: [...packages],
    entryPoints: [join(root, 'tests/bench/page', source)],
    outdir: preact ? 'scripts/preact' : 'scripts',
  });
  const outputs = new Map(outputFiles.map(({ path, contents }) => [`/${relative(root, path)}`, contents]));
  const entry = entryOf(metafile, source);
  if (!entry) throw new Error(`${source} was not built`);
  const files = atOnce(metafile);
  return { entry, files, outputs, brotli: files.reduce((sum, file) => sum + weigh(outputs.get(file)), 0) };
}

const weigh = (content: Uint8Array | undefined) => (content ? brotliCompressSync(content).length : 0);

const entryOf = ({ outputs }: Metafile, source: string) =>
  Object.keys(outputs)
    .filter((file) => outputs[file]?.entryPoint?.endsWith(`bench/page/${source}`))
    .map((file) => `/${file}`)[0];

/**
 * The files that load before a click: the entry, the modules of its folder that it imports with `import()`, and the
 * static imports of both. Excludes code of Krume that loads after a click or an error.
 */
function atOnce({ outputs }: Metafile): string[] {
  const files = new Set(
    Object.keys(outputs).filter((file) => outputs[file]?.entryPoint?.includes('bench/page/')),
  );
  for (const file of files) {
    for (const { path, kind } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement') files.add(path);
  }
  return [...files].map((file) => `/${file}`);
}

async function buildOurs() {
  const bundler = await createBundler(root);
  await bundler.build();
  await bundler.dispose();
  return parse(Manifest, JSON.parse(await readFile(join(root, 'dist/manifest.json'), 'utf8')));
}

function ours({ entry, widgets }: InferOutput<typeof Manifest>, { widget }: Contender): Script {
  const pulled = widget ? (widgets[widget]?.files ?? []) : [];
  const all = [entry, ...pulled];
  return {
    entry: `/assets/${entry.file}`,
    files: all.map(({ file }) => `/assets/${file}`),
    brotli: all.reduce((sum, { brotli }) => sum + brotli, 0),
  };
}
