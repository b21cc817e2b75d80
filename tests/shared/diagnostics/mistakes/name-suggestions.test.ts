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
])('suggests for «%s» the name «%s»', (name, meant) => {
  expect(suggestName(name, known)).toBe(meant);
});

test.each(['farbe', 'constructor', 'toString', ''])('suggests no name for «%s»', (name) => {
  expect(suggestName(name, known)).toBeUndefined();
});
