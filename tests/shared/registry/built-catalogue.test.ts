import { expect, test, vi } from 'vitest';
import { builtCatalogue } from '../../../shared/registry/built-catalogue.ts';

const catalogue = builtCatalogue(
  { 'cart-flyout': ['idle', 'AB12'], 'heart-toggle': ['visible', 'CD34'] },
  'data:text/javascript,globalThis.coreCame = true',
);

test('keeps the strategy of every widget', () => {
  expect(Object.entries(catalogue).map(([name, { on }]) => [name, on])).toEqual([
    ['cart-flyout', 'idle'],
    ['heart-toggle', 'visible'],
  ]);
});

test('imports the code by name and hash, and from another URL at the second attempt', async () => {
  await expect(catalogue['heart-toggle']?.load()).rejects.toThrow(/heart-toggle-CD34\.js'/);
  await expect(catalogue['heart-toggle']?.load('?again')).rejects.toThrow(/heart-toggle-CD34\.js\?again'/);
});

test('imports the core in parallel with the widget', async () => {
  await catalogue['cart-flyout']?.load().catch(() => undefined);
  await vi.waitFor(() => expect(globalThis).toHaveProperty('coreCame', true));
});
