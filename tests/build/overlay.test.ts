import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { debugText, stateText } from '../../shared/registry/debug/text.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'dist');

/** The scripts of a bundle by name, and the loader's name. From dist/, else built in memory as plainly as can be. */
async function bundle(): Promise<{ entry: string; read: (name: string) => Promise<string> }> {
  if (existsSync(join(dist, 'manifest.json'))) {
    const { entry } = JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8'));
    return { entry: entry.file, read: (name) => readFile(join(dist, name), 'utf8') };
  }
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['widgets/krume.ts'],
    outdir: dist,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    charset: 'utf8',
    write: false,
    logLevel: 'silent',
    loader: { '.css': 'empty' },
  });
  const files = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  return { entry: 'krume.js', read: async (name) => files.get(name) ?? expect.fail(name) };
}

const imported = /(?:from|import)\s*\(?\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
const late = /import\(["'`]\.\/([\w.-]+\.js)["'`]\)/g;
const names = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].map(([, name]) => name ?? '');

/** Minifiers may write ü as \xFC. */
const decode = (code: string) =>
  code.replace(/\\(?:x([\da-f]{2})|u([\da-f]{4}))/gi, (_, two, four) =>
    String.fromCharCode(Number.parseInt(two ?? four, 16)),
  );

const texts = [...Object.values(debugText), ...Object.values(stateText)].filter(
  (text) => typeof text === 'string',
);
const overlayTexts = [...texts.filter((text) => text.length > 8), 'adoptedStyleSheets', 'krume-debug'];

test('what every page loads has not a byte of the overlay', async () => {
  const { entry, read } = await bundle();
  const loader = decode(await read(entry));
  const lateChunks = new Set(names(loader, late));
  const needed = names(loader, imported).filter((name) => !lateChunks.has(name));

  for (const code of [loader, ...(await Promise.all(needed.map(read)))]) {
    for (const text of overlayTexts) expect(decode(code)).not.toContain(text);
  }
});

test('the overlay is one of the chunks that the loader imports on demand', async () => {
  const { entry, read } = await bundle();
  const chunks = await Promise.all(names(await read(entry), late).map(read));
  const overlays = chunks.map(decode).filter((code) => code.includes('krume-debug'));

  expect(overlays).toHaveLength(1);
  for (const text of overlayTexts) expect(overlays[0]).toContain(text);
});
