import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatShippingPrice, linePrice } from '../../../../shared/rules/price/cart-price.ts';
import { formatPrice, sum, toRappen } from '../../../../shared/rules/price/price.ts';
import { seeded } from '../../../support/data/seeded.ts';

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
])('formatPrice formats %j as %s (shop.md section 9, "Prices")', (price, text) => {
  expect(formatPrice(price)).toBe(text);
});

test('parsing the result of formatPrice returns the exact price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), (rappen) => {
      const text = formatPrice(rappen / 100);
      return /^CHF \d+\.\d\d$/.test(text) && Math.round(Number(text.slice(4)) * 100) === rappen;
    }),
    seeded(300),
  );
});

test.each([
  [0, 0],
  [12.5, 1250],
  [1.005, 101],
  [-1.005, -101],
  [0.1 + 0.2, 30],
  [1_000_000, 100_000_000],
])('toRappen converts CHF %d to %d Rappen', (price, rappen) => {
  expect(toRappen(price)).toBe(rappen);
});

test.each([undefined, Number.NaN, Number.POSITIVE_INFINITY, 1e300])(
  'toRappen returns undefined for %j',
  (price) => {
    expect(toRappen(price)).toBeUndefined();
  },
);

test('toRappen is exact for every whole number of Rappen', () => {
  fc.assert(
    fc.property(fc.integer(), (rappen) => toRappen(rappen / 100) === rappen),
    seeded(300),
  );
});

test.each([
  [[0.1, 0.2], 0.3],
  [Array.from({ length: 1000 }, () => 0.1), 100],
  [[12.5, undefined, Number.NaN, 1], 13.5],
  [[], 0],
])('the sum of several prices has no floating-point errors (case %#)', (prices, total) => {
  expect(sum(prices)).toBe(total);
});

test.each([
  [1.1, 3, 3.3],
  [4.35, 100, 435],
  [0, 5, 0],
  [1_000_000, 12, 12_000_000],
  [2.5, 0, 0],
])(
  'the line price for the price CHF %d and the quantity %d is CHF %d (shop.md section 2.5)',
  (price, quantity, line) => {
    expect(linePrice(price, quantity)).toBe(line);
  },
);

test.each([
  [undefined, 1],
  [1, undefined],
  [Number.NaN, 2],
  [2, Number.NaN],
  [2, Number.POSITIVE_INFINITY],
  [1e9, 1e9],
])('the line price for the price %j and the quantity %j is undefined', (price, quantity) => {
  expect(linePrice(price, quantity)).toBeUndefined();
});

test.each([
  [9, 'CHF 9.00'],
  [0, '(gratis)'],
  [undefined, '-'],
  [Number.NaN, '-'],
])('the shipping price %j is shown as %s (shop.md section 9, "Prices")', (price, text) => {
  expect(formatShippingPrice(price)).toBe(text);
});
