import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sources } from './sources.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const glossary = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8');

/** The rows of the tables, without heads and rules */
const rows = glossary.split('\n').filter((line) => /^\|.*`/.test(line));
const namesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => name ?? []);

test('each word has a name that exists in the code', () => {
  expect(rows.length).toBeGreaterThan(30);
  const code = [...sources(root)].map(([path, text]) => (path.startsWith('tests') ? '' : text)).join('\n');
  const words = new Set(code.match(/[\p{L}\p{N}_$]+/gu));
  expect(namesIn(rows.join('\n')).filter((name) => !words.has(name))).toEqual([]);
});
