import { expect, test } from 'vitest';
import { builtCatalogue } from '../../../shared/registry/built-catalogue.ts';

const catalogue = builtCatalogue(
  [
    ['frame-CD34', 2, { 'cart-flyout': 'idle', 'mega-menu': 'idle' }],
    ['heart-toggle-EF56', 1, { 'heart-toggle': 'visible' }],
  ],
  ['chunk-AB12', 'chunk-GH78'],
);

test('keeps the strategy of every widget', () => {
  expect(Object.entries(catalogue).map(([name, { on }]) => [name, on])).toEqual([
    ['cart-flyout', 'idle'],
    ['mega-menu', 'idle'],
    ['heart-toggle', 'visible'],
  ]);
});

test("imports the file of the widget's bundle, and from another URL at the second attempt", async () => {
  await expect(catalogue['mega-menu']?.load()).rejects.toThrow(/frame-CD34\.js'/);
  await expect(catalogue['mega-menu']?.load('?again')).rejects.toThrow(/frame-CD34\.js\?again'/);
});
