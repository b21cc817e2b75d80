import { expect, test, vi } from 'vitest';
import { builtCatalogue } from '../../../shared/registry/built-catalogue.ts';

const catalogue = builtCatalogue(
  { 'cart-flyout': ['idle', 'AB12'], 'heart-toggle': ['visible', 'CD34'] },
  'data:text/javascript,globalThis.coreCame = true',
);

test('every widget keeps its strategy', () => {
  expect(Object.entries(catalogue).map(([name, { on }]) => [name, on])).toEqual([
    ['cart-flyout', 'idle'],
    ['heart-toggle', 'visible'],
  ]);
});

test('the code is asked for by name and hash, the second time under another address', async () => {
  await expect(catalogue['heart-toggle']?.load()).rejects.toThrow(/heart-toggle-CD34\.js'/);
  await expect(catalogue['heart-toggle']?.load('?again')).rejects.toThrow(/heart-toggle-CD34\.js\?again'/);
});

test('what every widget imports is asked for together with the widget, not after it', async () => {
  await catalogue['cart-flyout']?.load().catch(() => undefined);
  await vi.waitFor(() => expect(globalThis).toHaveProperty('coreCame', true));
});
