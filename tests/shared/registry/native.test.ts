import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** What may be asked of the document itself: the names that make elements are kept free (`unclobber.ts`). */
const free = ['createElement'];

/** Sources of what runs on a shop's page; the overlay of editors is none of it. */
async function sources(): Promise<string[]> {
  const folders = ['shared', 'widgets'].map((folder) => readdir(join(root, folder), { recursive: true }));
  const [shared = [], widgets = []] = await Promise.all(folders);
  const files = [...shared.map((file) => `shared/${file}`), ...widgets.map((file) => `widgets/${file}`)];
  return files.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/shared\/diagnostics\/|registry\/native|widgets\/(check-|[\w-]+\/check-(markup|cake|fields))/.test(
        file,
      ),
  );
}

test('nothing is asked of the document that an element’s name could answer', async () => {
  const files = await sources();
  expect(files.length).toBeGreaterThan(200);
  const asked: string[] = [];
  for (const file of files) {
    const text = (await readFile(join(root, file), 'utf8')).replace(/^\s*(\*|\/\/|\/\*).*$/gm, '');
    for (const [, name = ''] of text.matchAll(/\bdocument\.(\w+)/g)) {
      if (!free.includes(name)) asked.push(`${file}: document.${name}`);
    }
  }
  expect(asked).toEqual([]);
});
