import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { commands } from '../../shared/tools/command-line/commands.ts';

// Every file, folder and command that a document names exists

const root = join(import.meta.dirname, '../..');
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(root, file)));
const documents = tracked.filter((file) => file.endsWith('.md'));

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The widget of an example in CONTRIBUTING.md, which does not exist. */
const isExample = (path: string) => /branch-pick/.test(path);

const folders = String.raw`(?:\.build|\.ci|demo-pages|docs|fixtures|shared|tests|widgets)`;

test('every path that a document names as `code` exists', () => {
  const missing = documents.flatMap((file) =>
    [...read(file).matchAll(new RegExp(`\`(${folders}/[\\w./-]+)\``, 'g'))]
      .map(([, path = '']) => path)
      .filter((path) => !isExample(path) && !existsSync(join(root, path)))
      .map((path) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});

const fence = /^ *```.*\n([\s\S]*?)^ *```/gm;

/** The fenced code blocks of a document, and its code spans of several words, such as commands. */
function codeOf(document: string): string[] {
  const blocks = [...document.matchAll(fence)].map(([, code = '']) => code);
  const spans = [...document.replaceAll(fence, '').matchAll(/`((?:[^`\n]|\n(?!\n))+)`/g)].map(
    ([, code = '']) => code,
  );
  return [...blocks, ...spans.filter((code) => /\s/.test(code))];
}

/** The words of a code that are paths of this repository, without placeholders such as `…` and `<name>`. */
function pathsIn(code: string): string[] {
  const path = new RegExp(`^${folders}/[\\w./-]*$`);
  return code
    .split(/\s+/)
    .map((word) => word.replace(/^[('"]+|[)'".,:;]+$/g, ''))
    .filter((word) => path.test(word));
}

test('pathsIn finds the paths of a command, and skips other words and placeholders', () => {
  const command =
    'WORDPRESS=a/b npx tsx tests/a.ts --out=docs/b (fixtures/c.ts): /widgets/d tests/…/e shared/<f>';
  expect(pathsIn(command)).toEqual(['tests/a.ts', 'fixtures/c.ts']);
});

test('every path in a code block or a command of a document leads to a file', () => {
  const found = documents.flatMap((file) =>
    codeOf(read(file)).flatMap((code) => pathsIn(code).map((path) => ({ file, path }))),
  );
  expect(found.map(({ path }) => path)).toContain('tests/fixtures');
  // Vitest runs the files whose paths contain an argument, so `tests/docs/tokens` names a file
  const missing = found
    .filter(({ path }) => !isExample(path) && !tracked.some((existing) => existing.startsWith(path)))
    .map(({ file, path }) => `${file}: ${path}`);
  expect(missing).toEqual([]);
});

/** Page styles that are only an example of a file name, or that exist only in older versions. */
const isExampleStyle = (path: string) => /^(?:every|product)\.page\.css$|^transitions\.css$/.test(path);

test('every source file that a document names exists', () => {
  const missing = documents.flatMap((file) => {
    const folder = dirname(file);
    const isReadme = folder !== '.' && file.endsWith('/README.md');
    /**
     * Whether a document may name a file without its folder. The README of a folder may name files of that folder and
     * of `shared`; other documents may name all files.
     */
    const isNear = (path: string) => !isReadme || path.startsWith(`${folder}/`) || path.startsWith('shared/');
    const near = tracked.filter(isNear).map((path) => `/${path}`);
    const text = read(file).replaceAll(fence, '');
    return [...text.matchAll(/`([\w./-]+\.(?:tsx?|css))`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !isExample(path) && !isExampleStyle(path))
      .filter(
        (path) => !existsSync(join(root, path)) && !near.some((existing) => existing.endsWith(`/${path}`)),
      )
      .map((path) => `${file}: ${path}`);
  });
  expect(missing).toEqual([]);
});

test('every file that a document links to exists', () => {
  const missing = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(join(root, dirname(file), path)))
      .map((path) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test('every `npm run` command that a document mentions is a script in package.json', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const unknown = documents.flatMap((file) =>
    [...read(file).matchAll(/npm run ([\w:-]+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !Object.hasOwn(scripts, name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('every `npx krume` command and every build option that a document mentions exists', () => {
  const options = [...read('build.mjs').matchAll(/^ {2}'(--\w+)':/gm)].map(([, option]) => option);
  const known = [
    ...Object.keys(commands).map((command) => `npx krume ${command}`),
    ...options.map((option) => `node build.mjs ${option}`),
  ];
  expect(options).toContain('--record');
  const unknown = documents.flatMap((file) =>
    [...read(file).matchAll(/npx krume [a-z]+|node build\.mjs --\w+/g)]
      .map(([command]) => command)
      .filter((command) => !known.includes(command))
      .map((command) => `${file}: ${command}`),
  );
  expect(unknown).toEqual([]);
});
