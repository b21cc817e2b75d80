import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPrice } from '../../../shared/rules/price.ts';
import { repeatable } from '../../repeatable.ts';

test.each([
  [12.5, 'CHF 12.50'],
  [0.05, 'CHF 0.05'],
  [1.005, 'CHF 1.01'],
  [1_000_000, 'CHF 1000000.00'],
  [-5, 'CHF -5.00'],
  [0, '-'],
  [-0, '-'],
  [0.001, '-'],
  [undefined, '-'],
  [Number.NaN, '-'],
  [Number.POSITIVE_INFINITY, '-'],
])('%j is written %s (shop.md section 9, "Prices")', (price, text) => {
  expect(formatPrice(price)).toBe(text);
});

test('what is written can be read back, to the Rappen', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), (rappen) => {
      const text = formatPrice(rappen / 100);
      return /^CHF \d+\.\d\d$/.test(text) && Math.round(Number(text.slice(4)) * 100) === rappen;
    }),
    repeatable(300),
  );
});
