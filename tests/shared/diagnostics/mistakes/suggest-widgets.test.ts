import { join } from 'node:path';
import { expect, test } from 'vitest';
import { docs } from '../../../../fixtures/index.ts';
import { suggestWidgets } from '../../../../shared/diagnostics/mistakes/suggest-widgets.ts';

const root = join(import.meta.dirname, '../../../..');
const names = Object.keys(docs);

/** The words of the catalogue's search, and the nouns of the title. */
const wordsOf = ({ words, title }: { words: readonly string[]; title: string }): readonly string[] => [
  ...new Set(
    [...words, ...(title.match(/\p{Lu}[\p{L}-]{3,}/gu) ?? [])].map((word) =>
      word.toLowerCase().replace(/[\s.]+/g, '-'),
    ),
  ),
];

/** The list is generated. To update it, run `npm run test:unit -- tests/shared/diagnostics/mistakes --update`. */
test('widget-words.ts lists the words of each widget in the catalogue', async () => {
  const rows = Object.entries(docs).map(([name, widget]) => `  '${name}': '${wordsOf(widget).join(' ')}',`);
  await expect(
    `/** Other words for each widget, from \`fixtures/docs\`, written by suggest-widgets.test.ts. */\n// biome-ignore format: written by a test\nexport const widgetWords: Readonly<Record<string, string>> = {\n${rows.join('\n')}\n};\n`,
  ).toMatchFileSnapshot(join(root, 'shared/text/diagnostics/widget-words.ts'));
});

test.each([
  ['slider', ['header-slider', 'product-slider']],
  ['navigation', ['mobile-nav', 'sticky-nav']],
  ['gallery', ['gallery-lightbox', 'product-gallery']],
  ['Galerie', ['gallery-lightbox', 'product-gallery']],
  ['form', ['checked-form', 'product-form']],
  ['Öffnungszeiten', ['branch-list']],
  ['oeffnungszeiten', ['branch-list']],
  ['google_maps', ['branch-map', 'event-map']],
  ['image-carousel', ['header-slider', 'product-slider']],
  ['akkordeon', ['collapsible']],
  ['filiale', ['branch-list', 'branch-map']],
  ['karussel', ['header-slider', 'product-slider', 'testimonials']],
  ['merkliste', ['heart-toggle', 'wishlist-entry', 'wishlist-page']],
  ['produkt-galerie', ['product-gallery']],
  ['herz-toggle', ['heart-toggle']],
  ['hart-toggle', ['heart-toggle']],
  ['sliders', ['header-slider', 'product-slider']],
])('for the unknown widget name «%s», the suggestions are %j', (name, expected) => {
  expect([...suggestWidgets(name, names)].sort()).toEqual(expected);
});

test.each(['produkt', 'weather', 'x', '', 'constructor'])(
  'for the unknown widget name «%s», suggestWidgets() returns no name',
  (name) => {
    expect(suggestWidgets(name, names)).toEqual([]);
  },
);

test('a word of the catalogue suggests its widgets', () => {
  const lost = Object.entries(docs).flatMap(([name, { words }]) =>
    words.filter((word) => !suggestWidgets(word, names).includes(name)).map((word) => `${word}: ${name}`),
  );
  expect(lost).toEqual([]);
});
