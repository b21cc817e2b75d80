import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

// The files, folders and commands named in the documents.

const root = join(import.meta.dirname, '../..');
const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(root, file)));

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The example widget and store of CONTRIBUTING.md, which do not exist. */
const isExample = (path: string) => /branch-pick|chosen-branch/.test(path);

const folders = String.raw`(?:\.build|\.ci|demo-pages|docs|fixtures|shared|tests|widgets)`;

test('every path named in `code` in a document exists', () => {
  const missing = documents.flatMap((file) =>
    [...read(file).matchAll(new RegExp(`\`(${folders}/[\\w./-]+)\``, 'g'))]
      .map(([, path = '']) => path)
      .filter((path) => !isExample(path) && !existsSync(join(root, path)))
      .map((path) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test('every link to a file in a document exists', () => {
  const missing = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(join(root, dirname(file), path)))
      .map((path) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test('every `npm run` command of a document is a script of package.json', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const unknown = documents.flatMap((file) =>
    [...read(file).matchAll(/npm run ([\w:-]+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !Object.hasOwn(scripts, name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
