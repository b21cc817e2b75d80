import { expect, test } from 'vitest';
import { formatShippingPrice } from '../../../shared/rules/shipping-price.ts';

test.each([
  [9, 'CHF 9.00'],
  [0, '(gratis)'],
  [undefined, '-'],
  [Number.NaN, '-'],
])('shipping for %j shows %s (shop.md section 9, "Prices")', (price, text) => {
  expect(formatShippingPrice(price)).toBe(text);
});
