import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseQuantity, stepQuantity } from '../../../../shared/rules/product/quantity.ts';
import { seeded } from '../../../support/data/seeded.ts';

describe('the quantity field (shop.md section 5)', () => {
  test.each([
    ['3', {}, 3],
    [' 3 ', {}, 3],
    [1.5, {}, 1],
    ['2.99', {}, 2],
    ['0', {}, 1],
    ['-1', {}, 1],
    ['3', { min: 6 }, 6],
    ['9', { max: 8 }, 8],
    ['1e9', {}, 1_000_000_000],
    ['1e9', { max: 99 }, 99],
    ['1e999', {}, Number.MAX_SAFE_INTEGER],
    ['5', { min: 6, max: 4 }, 6],
    ['0', { min: 0 }, 0],
  ])('the quantity %j with the limits %j is parsed as %d', (input, limits, quantity) => {
    expect(parseQuantity(input, limits)).toBe(quantity);
  });

  test.each([undefined, '', '  ', 'zwei', '3 Stück', '1,5', '0x10', 'Infinity', 'NaN', Number.NaN, '.'])(
    'parseQuantity returns undefined for %j',
    (input) => {
      expect(parseQuantity(input)).toBeUndefined();
    },
  );

  test('every parsed quantity is within the limits, and parsing the quantity again returns the same value', () => {
    const limits = fc.tuple(fc.nat(100), fc.nat(100)).map(([min, more]) => ({ min, max: min + more }));
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), limits, (input, { min, max }) => {
        const once = parseQuantity(input, { min, max });
        expect(once).toBeGreaterThanOrEqual(min);
        expect(once).toBeLessThanOrEqual(max);
        expect(parseQuantity(once, { min, max })).toBe(once);
      }),
      seeded(300),
    );
  });
});

describe('the minus and plus buttons of the quantity field', () => {
  test.each([
    ['3', 1, {}, 4],
    ['3', -1, {}, 2],
    ['1', -1, {}, 1],
    ['6', -1, { min: 6 }, 6],
    ['2', 1, { min: 6 }, 6],
    ['99', 1, { max: 99 }, 99],
    ['120', -1, { max: 99 }, 99],
    ['2.9', 1, {}, 3],
    ['', 1, { min: 6 }, 6],
    ['', -1, { min: 6 }, 6],
    ['zwei', 1, {}, 1],
    ['5', 1, { min: 6, max: 4 }, 6],
  ] as const)(
    'pressing minus or plus changes the quantity %j by %d within the limits %j to %d',
    (input, direction, limits, quantity) => {
      expect(stepQuantity(input, direction, limits)).toBe(quantity);
    },
  );
});
