import { expect, test } from 'vitest';
import { builtCatalogue } from '../../../shared/registry/built-catalogue.ts';
import type { Widget } from '../../../shared/registry/catalogue.ts';

const catalogue = builtCatalogue(
  [
    ['frame-CD34', 2, { 'cart-flyout': 'idle', 'mega-menu': 'idle' }],
    ['heart-toggle-EF56', 1, { 'heart-toggle': 'visible' }],
  ],
  ['chunk-AB12', 'chunk-GH78'],
);

const widget = (name: string): Widget => ({ mode: 'enhance', mount: () => () => void name });

test('the built catalogue contains the loading strategy of every widget', () => {
  expect(Object.entries(catalogue).map(([name, { on }]) => [name, on])).toEqual([
    ['cart-flyout', 'idle'],
    ['mega-menu', 'idle'],
    ['heart-toggle', 'visible'],
  ]);
});

test('if the import of a bundle file fails, the next call of load() imports the file from another URL', async () => {
  await expect(catalogue['mega-menu']?.load()).rejects.toThrow(/frame-CD34\.js'/);
  await expect(catalogue['mega-menu']?.load()).rejects.toThrow(/frame-CD34\.js\?again1'/);
});

test('if a bundle file loads from its second URL, the widgets of the bundle share this import', async () => {
  const asked: string[] = [];
  const widgets = { 'cart-flyout': widget('flyout'), 'mega-menu': widget('menu') };
  const two = builtCatalogue(
    [['frame-CD34', 0, { 'cart-flyout': 'idle', 'mega-menu': 'idle' }]],
    [],
    async (file, again = '') => {
      asked.push(file + again);
      if (!again) throw new TypeError('Failed to fetch dynamically imported module');
      return { default: widgets };
    },
  );
  await expect(two['cart-flyout']?.load()).rejects.toThrow('Failed to fetch');
  expect(await two['cart-flyout']?.load()).toEqual({ default: widgets['cart-flyout'] });
  expect(await two['mega-menu']?.load()).toEqual({ default: widgets['mega-menu'] });
  expect(asked).toEqual(['frame-CD34', 'frame-CD34?again1']);
});
