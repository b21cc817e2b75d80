import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { array, type InferOutput, number, object, parse, record, string } from 'valibot';
import type { Contender } from './contenders.ts';

const root = join(import.meta.dirname, '../..');

const File = object({ file: string(), brotli: number() });
const Manifest = object({
  entry: File,
  css: File,
  widgets: record(string(), object({ files: array(File), brotli: number() })),
});

/** A contender's script as the page gets it. */
export interface Script {
  /** Address of what the page runs */
  entry: string;
  /** Addresses of all that it needs, fetched before a measurement begins */
  files: readonly string[];
  brotli: number;
}

const onPreact = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

export interface Scripts {
  of(contender: Contender): Script;
  harness: string;
  calendar: string;
  /** What the server answers under `/scripts/` */
  contents: ReadonlyMap<string, Uint8Array>;
}

/** Builds our bundle and every contender's script, all minified by the same esbuild. */
export async function buildScripts(contenders: readonly Contender[]): Promise<Scripts> {
  const manifest = await buildOurs();
  const contents = new Map<string, Uint8Array>();
  const bundle = async (source: string, { preact }: { preact?: true | undefined } = {}): Promise<Script> => {
    const { outputFiles, metafile } = await build({
      ...options,
      entryPoints: [join(root, 'tests/bench/page', source)],
      outdir: preact ? 'scripts/preact' : 'scripts',
      alias: preact ? onPreact : {},
    });
    for (const file of outputFiles) contents.set(`/${relative(root, file.path)}`, file.contents);
    const files = atOnce(metafile);
    const [entry] = files;
    if (!entry) throw new Error(`${source} was not built`);
    return { entry, files, brotli: files.reduce((sum, file) => sum + weigh(contents.get(file)), 0) };
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

const options = {
  bundle: true,
  splitting: true,
  format: 'esm',
  minify: true,
  write: false,
  metafile: true,
  absWorkingDir: root,
  target: 'chrome111',
  jsx: 'automatic',
  legalComments: 'none',
  define: { 'process.env.NODE_ENV': '"production"' },
} satisfies BuildOptions;

const weigh = (content: Uint8Array | undefined) => (content ? brotliCompressSync(content).length : 0);

/** The entry, and what it imports before it runs; what comes only with a click or a mistake is left out. */
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

/** Builds the bundle as it is shipped. One that is over its budget is measured all the same. */
async function buildOurs() {
  const begin = Date.now();
  const over = await promisify(execFile)(process.execPath, ['build.mjs'], { cwd: root }).then(
    () => undefined,
    (error: unknown) => error,
  );
  const file = join(root, 'dist/manifest.json');
  if (over && (await stat(file)).mtimeMs < begin) throw over;
  return parse(Manifest, JSON.parse(await readFile(file, 'utf8')));
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
