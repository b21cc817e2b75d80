import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sources } from '../sources.ts';
import { citations, type Page } from './citations.ts';
import { outline } from './outline.ts';
import { unresolved } from './resolve.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const cited = [...sources(root)].flatMap(([path, text]) =>
  citations(text).map((citation) => ({ path, ...citation })),
);

// The minimum is half of the number of citations when this test was written. Fewer citations mean that the search is
// broken
test.each<[Page, number]>([
  ['shop.md', 200],
  ['site.md', 40],
])('each section of %s that the code cites exists', (page, least) => {
  const here = cited.filter((citation) => citation.page === page);
  expect(here.length).toBeGreaterThan(least);

  const headings = outline(readFileSync(join(root, 'docs', page), 'utf8'));
  const wrong = here.flatMap(({ path, line, place }) => {
    const problem = unresolved(place, headings);
    return problem === undefined ? [] : [`${path}:${line} cites ${page}: ${problem}`];
  });
  expect(wrong).toEqual([]);
});
