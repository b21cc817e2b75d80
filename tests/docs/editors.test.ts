import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { docs } from '../../fixtures/index.ts';
import { widgetGroups } from '../../fixtures/widget-groups.ts';
import { catalogue } from '../../widgets/catalogue.ts';

const page = readFileSync(new URL('../../docs/editors.md', import.meta.url), 'utf8');

test('docs/editors.md lists every widget once in its table', () => {
  const table =
    /The table lists all widgets by their place on the page:\n\n((?:\|.*\n)+)/.exec(page)?.[1] ?? '';
  const named = [...table.matchAll(/`([\w-]+)`/g)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(Object.keys(catalogue).toSorted());
});

test('each row of the table in docs/editors.md describes one group of the widget catalogue', () => {
  const rows = [...page.matchAll(/^\| [A-Z][^|]+ \| (`.*`) \|$/gm)].map(([, cell = '']) =>
    [...cell.matchAll(/`([\w-]+)`/g)].map(([, name]) => name).toSorted(),
  );
  const groups = Object.keys(widgetGroups).map((key) =>
    Object.keys(docs)
      .filter((name) => docs[name]?.group === key)
      .toSorted(),
  );
  expect(rows).toEqual(groups);
});
