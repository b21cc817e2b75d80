import { expect, test } from 'vitest';
import { pictureName } from '../../../../shared/rules/product/variant.ts';

test.each([
  ['Butterzopf', ['auf dem Tisch', 'von nahem'], 1, 'Butterzopf, von nahem'],
  ['Butterzopf', [], 0, 'Butterzopf'],
  ['Butterzopf', ['auf dem Tisch'], 2, 'Butterzopf, Bild 3'],
  ['', [], 1, 'Bild 2'],
  ['<b>Zopf</b>', [], 0, '<b>Zopf</b>'],
])(
  'for the product %s and the picture labels %s, the name of the picture at index %i is «%s»',
  (product, labels, index, name) => {
    expect(pictureName(product, labels, index)).toBe(name);
  },
);
