import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

// The documents that an integrator reads in node_modules/krume

const root = join(import.meta.dirname, '../..');
const packed = ['README.md', 'LICENSE', ...packageJson.files.filter((file) => !file.startsWith('!'))];

/** A document for developers, who have a clone of the repository. It links to sources that the package lacks. */
const forDevelopers = 'docs/architecture.md';

const documents = packed
  .filter((path) => path !== 'dist')
  .flatMap((path) =>
    path.includes('.') || path === 'LICENSE'
      ? [path]
      : readdirSync(join(root, path), { recursive: true, encoding: 'utf8' }).map((file) => join(path, file)),
  )
  .filter((file) => file.endsWith('.md') && file !== forDevelopers);

const isPacked = (path: string) => packed.some((entry) => path === entry || path.startsWith(`${entry}/`));

test('every link in a document of the package leads to a file of the package', () => {
  expect(documents.length).toBeGreaterThan(15);
  const missing = documents.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
      .map(([, path = '']) => join(dirname(file), path))
      .filter((path) => !isPacked(path) || !existsSync(join(root, path)))
      .map((path) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});
