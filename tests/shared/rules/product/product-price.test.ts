import { describe, expect, test } from 'vitest';
import { formatWeight, productPrices } from '../../../../shared/rules/product/product-price.ts';

describe('the price on a product page (shop.md section 2.2)', () => {
  test.each([
    [{ regularPrice: 12.5 }, [], 'CHF 12.50', undefined],
    [{ regularPrice: 12.5, specialPrice: 10 }, [], 'CHF 10.00', 'CHF 12.50'],
    [{ regularPrice: 12.5, specialPrice: 10 }, [2, 0.5], 'CHF 12.50', 'CHF 15.00'],
    [{ regularPrice: 12.5, specialPrice: 0 }, [2], 'CHF 14.50', undefined],
    [{ specialPrice: 10 }, [undefined, Number.NaN], 'CHF 10.00', undefined],
    [{ regularPrice: 1_000_000 }, [], 'CHF 1000000.00', undefined],
  ])(
    'for the prices %j and option prices %j, the product costs %s, and %s without the special price',
    (price, options, now, before) => {
      expect(productPrices(price, options)).toEqual({ now, before });
    },
  );

  test.each([[{}], [{ regularPrice: 0, specialPrice: 0 }], [{ regularPrice: Number.NaN }]])(
    'no price is shown for a product with the prices %j, even if an option has a price',
    (price) => {
      expect(productPrices(price, [2])).toEqual({ now: undefined });
    },
  );
});

test.each([
  [0.25, '250 g'],
  [0.29, '290 g'],
  [1.1, '1100 g'],
  [0.0005, '0.5 g'],
  [0, undefined],
  [-1, undefined],
  [undefined, undefined],
  [Number.NaN, undefined],
])('a product weight of %j kg is shown as %j (shop.md section 2.2)', (kilograms, text) => {
  expect(formatWeight(kilograms)).toBe(text);
});
