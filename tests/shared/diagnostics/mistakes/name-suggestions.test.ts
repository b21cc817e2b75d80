import { expect, test } from 'vitest';
import { suggestName } from '../../../../shared/diagnostics/mistakes/name-suggestions.ts';

const known = [
  'productId',
  'active',
  'name',
  'redirect',
  'minimumOrder',
  'regularPrice',
  'wishlistUrl',
  'images',
];

test.each([
  ['redirekt', 'redirect'],
  ['produkt-id', 'productId'],
  ['produkt-nummer', 'productId'],
  ['product_id', 'productId'],
  ['productid', 'productId'],
  ['aktiv', 'active'],
  ['bilder', 'images'],
  ['mindestmenge', 'minimumOrder'],
  ['preis', 'regularPrice'],
  ['wunschliste', 'wishlistUrl'],
  ['weiterleitung', 'redirect'],
])('the suggestion for the attribute «%s» is «%s»', (name, meant) => {
  expect(suggestName(name, known)).toBe(meant);
});

test.each(['farbe', 'constructor', 'toString', ''])(
  'suggestName() returns no name for «%s», because no attribute is similar enough',
  (name) => {
    expect(suggestName(name, known)).toBeUndefined();
  },
);
