import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { german } from '../../support/data/german.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'shared/registry');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:tsx?|md)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));

test('the source of the registry imports no file outside its folder', () => {
  expect(sources.length).toBeGreaterThan(20);
  const imports = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/(?:from|import\()\s*'(\.[^']*)'/g)].map(([, path = '']) => ({
      file,
      target: relative(folder, join(folder, file, '..', path)),
    })),
  );
  expect(imports.length).toBeGreaterThan(30);
  expect(imports.filter(({ target }) => target.startsWith('..'))).toEqual([]);
});

test('the source of the registry contains no German text', () => {
  expect('gibt es nicht. Meinten Sie «heart-toggle»?').toMatch(german);
  const lines = sources.flatMap(({ file, text }) => text.split('\n').map((line) => `${file}: ${line}`));
  expect(lines.filter((line) => german.test(line))).toEqual([]);
});
