import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPart } from '../../../.build/bundle/part.ts';
import { inlineStyles } from '../../../.build/bundle/styles.ts';

let folder: string;
let part: Awaited<ReturnType<typeof createPart>>;
const save = (file: string, text: string) => writeFile(join(folder, file), text);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'krume-part-'));
  await save('a.ts', "import { b } from './b.ts';\nimport css from './a.css?inline';\nconsole.log(b, css);");
  await save('b.ts', 'export const b = 1;');
  await save('a.css', '.a { color: red }');
  part = await createPart({
    absWorkingDir: folder,
    entryPoints: ['a.ts'],
    plugins: [inlineStyles(folder, ['chrome121'])],
    bundle: true,
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
});
afterEach(async () => {
  await part.dispose();
  await rm(folder, { recursive: true });
});

test('npm start skips a part of the build if none of its files have changed', async () => {
  const first = await part.build();
  expect(await part.build(new Set(['c.ts']))).toBe(first);
});

test.each([
  ['a source file', 'b.ts', 'export const b = 2;', 'b = 2'],
  ['a style sheet that a source file imports', 'a.css', '.a { color: lime }', '#0f0'],
])('npm start rebuilds a part of the build after a change to %s', async (_, file, text, expected) => {
  await part.build();
  await save(file, text);
  const { outputFiles } = await part.build(new Set([file]));
  expect(outputFiles?.[0]?.text).toContain(expected);
});

test('npm start rebuilds a part of the build if the list of changed files is unknown', async () => {
  const first = await part.build();
  expect(await part.build()).not.toBe(first);
});

test('after the build of a part has failed, npm start rebuilds this part when any file changes', async () => {
  const first = await part.build();
  await save('b.ts', "export { b } from './c.ts';");
  await expect(part.build(new Set(['b.ts']))).rejects.toThrow('Could not resolve');
  await save('c.ts', 'export const b = 3;');
  const mended = await part.build(new Set(['c.ts']));
  expect(mended).not.toBe(first);
  expect(mended.outputFiles?.[0]?.text).toContain('b = 3');
});
