import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sources } from './sources.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const glossary = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8');

/** The names in the last column of all tables. */
const names = glossary
  .split('\n')
  .map((line) => /^\|.*\|(.*`.*)\|$/.exec(line)?.[1] ?? '')
  .filter(Boolean);
const namesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => name ?? []);

test('each name in the last column of the glossary exists in the code', () => {
  expect(names.length).toBeGreaterThan(60);
  const code = [...sources(root)].map(([path, text]) => (path.startsWith('tests') ? '' : text)).join('\n');
  const words = new Set(code.match(/[\p{L}\p{N}_$]+/gu));
  expect(namesIn(names.join('\n')).filter((name) => !words.has(name))).toEqual([]);
});
