import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const limit = 16;

/** Folders that may exceed the limit, because all their entries are of the same kind. */
const flat = [
  'demo-pages/artwork',
  'demo-pages/artwork/*',
  'demo-pages/artwork/*/motive',
  'demo-pages/pages',
  'fixtures/docs',
  'fixtures/markup',
  'fixtures/wordpress/*',
  'shared/api',
  'shared/model',
  'shared/text',
  'tests/widgets',
  'widgets',
];
const isFlat = (folder: string) =>
  flat.some((pattern) => new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(folder));

/** Names of the entries by folder, without the root folder. */
function entriesByFolder(): ReadonlyMap<string, ReadonlySet<string>> {
  const folders = new Map<string, Set<string>>();
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => existsSync(join(root, file)));
  for (const file of files) {
    const parts = file.split('/');
    for (let depth = 1; depth < parts.length; depth++) {
      const folder = parts.slice(0, depth).join('/');
      folders.set(folder, (folders.get(folder) ?? new Set()).add(parts[depth] ?? ''));
    }
  }
  return folders;
}

test(`a folder has at most ${limit} entries, unless it is listed as an exception`, () => {
  const folders = entriesByFolder();
  expect(folders.get('shared/registry')).toContain('registry.ts');
  const large = [...folders]
    .filter(([folder, { size }]) => size > limit && !isFlat(folder))
    .map(([folder, { size }]) => `${folder}: ${size}`);
  expect(large, 'Add sub-folders whose names show the design (CONTRIBUTING.md, "Layers")').toEqual([]);
});
