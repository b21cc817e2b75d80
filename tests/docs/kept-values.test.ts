import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keptDocument } from '../../fixtures/kept/document.ts';
import { keptValues } from '../../fixtures/kept/index.ts';
import { storeNames } from '../../shared/kept/database/open-database.ts';

const root = join(import.meta.dirname, '../..');

test('docs/reference/kept-values.md has the content that fixtures/kept generates', async () => {
  await expect(keptDocument()).toMatchFileSnapshot(join(root, 'docs/reference/kept-values.md'));
});

async function sources(): Promise<{ file: string; text: string }[]> {
  const found: { file: string; text: string }[] = [];
  for (const folder of ['shared', 'widgets']) {
    const files = await readdir(join(root, folder), { recursive: true });
    for (const name of files.filter((name) => /\.tsx?$/.test(name))) {
      const file = `${folder}/${name}`;
      found.push({ file, text: await readFile(join(root, file), 'utf8') });
    }
  }
  return found;
}

test('only shared/kept accesses the storage of the browser', async () => {
  const found = (await sources()).filter(({ text }) =>
    /\b(sessionStorage|localStorage|indexedDB)\b/.test(text),
  );
  expect(found.map(({ file }) => file).filter((file) => !file.startsWith('shared/kept/'))).toEqual([]);
});

test('fixtures/kept lists every value that the sources store', async () => {
  const found = new Set<string>();
  for (const { text } of await sources()) {
    if (!/\b(kept|attemptDraft|storeOnLeave)\(/.test(text)) continue;
    for (const [, name = ''] of text.matchAll(
      /(?:\bname: |attemptDraft\(|const name = |const prefix = )['`]([\w-]+:?)/g,
    ))
      found.add(name);
  }
  const listed = new Set(keptValues.map(({ key }) => key.replace(/^krume[:/]/, '').replace(/\/?\*$/, '')));
  expect(found.size).toBeGreaterThan(10);
  expect([...found].filter((name) => !listed.has(name))).toEqual([]);
});

test('fixtures/kept lists every object store of the database', () => {
  const listed = keptValues.flatMap(({ key, where }) => (where === 'database' ? [key] : []));
  expect(listed).toEqual(storeNames.map((name) => `krume/${name}/*`));
});
