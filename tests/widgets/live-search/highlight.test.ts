import { expect, test } from 'vitest';
import { splitAtTerm } from '../../../widgets/live-search/highlight.ts';

// site.md section 2.8: the first match of the search term is highlighted, ignoring case

test.each([
  ['Butterzopf', 'ZOPF', ['Butter', 'zopf', '']],
  ['Zopf nach Zopfart', 'zopf', ['', 'Zopf', ' nach Zopfart']],
  ['Süsses & Pâtisserie', 'süss', ['', 'Süss', 'es & Pâtisserie']],
  ['Ruchbrot', 'zopf', ['Ruchbrot', '', '']],
  ['Ruchbrot', '  ', ['Ruchbrot', '', '']],
  ['<b>Brot</b>', '<b>', ['', '<b>', 'Brot</b>']],
  ['Preis (CHF 2.50)', '2.50)', ['Preis (CHF ', '2.50)', '']],
  ['a.c', 'abc', ['a.c', '', '']],
  ['50 % [neu] {x} a|b c\\d ^$ *+?', '[neu] {x} a|b c\\d ^$ *+?', ['50 % ', '[neu] {x} a|b c\\d ^$ *+?', '']],
])("splitAtTerm() splits the text '%s' at the first match of the search term '%s'", (text, term, pieces) => {
  expect(splitAtTerm(text, term)).toEqual(pieces);
  expect(splitAtTerm(text, term).join('')).toBe(text);
});
