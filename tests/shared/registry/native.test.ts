import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** Members of `document` that may be read directly, because `unclobber.ts` protects them. */
const free = ['createElement'];

/** Source files that run on a shop's page, without the overlay and the authors' tools. */
async function sources(): Promise<string[]> {
  const folders = ['shared', 'widgets'].map((folder) => readdir(join(root, folder), { recursive: true }));
  const [shared = [], widgets = []] = await Promise.all(folders);
  const files = [...shared.map((file) => `shared/${file}`), ...widgets.map((file) => `widgets/${file}`)];
  return files.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/shared\/(diagnostics|tools)\/|registry\/native|widgets\/(check-|[\w-]+\/check-(markup|cake|fields))/.test(
        file,
      ),
  );
}

test('no source file reads a member of document directly, because the name of an element can shadow the member', async () => {
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
