import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue } from '../../widgets/catalogue.ts';

const page = readFileSync(new URL('../../docs/editors.md', import.meta.url), 'utf8');

test("the editors' page lists every widget once in its table, and no unknown widget", () => {
  const table = /The widgets by their place on the page:\n\n((?:\|.*\n)+)/.exec(page)?.[1] ?? '';
  const named = [...table.matchAll(/`([\w-]+)`/g)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(Object.keys(catalogue).toSorted());
});
