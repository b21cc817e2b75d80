import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sources } from '../docs/sources.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stylesheets = ['shared', 'widgets'].flatMap((folder) =>
  [...sources(root, folder)].filter(([path]) => path.endsWith('.css')),
);

test('no size of a widget hangs on the root element, whose text a theme makes ten pixels', () => {
  expect(stylesheets.length).toBeGreaterThan(20);
  expect(stylesheets.flatMap(([path, text]) => (/[\d.]rem\b/.test(text) ? path : []))).toEqual([]);
});
