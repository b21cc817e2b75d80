import { describe, expect, test } from 'vitest';
import { formatProductPrice } from '../../../shared/rules/product-price.ts';

describe('the price on a product page (shop.md section 2.2)', () => {
  test.each([
    [{ regularPrice: 12.5 }, [], 'CHF 12.50'],
    [{ regularPrice: 12.5, specialPrice: 10 }, [], 'CHF 10.00 statt CHF 12.50'],
    [{ regularPrice: 12.5, specialPrice: 10 }, [2, 0.5], 'CHF 12.50 statt CHF 15.00'],
    [{ regularPrice: 12.5, specialPrice: 0 }, [2], 'CHF 14.50'],
    [{ specialPrice: 10 }, [undefined, Number.NaN], 'CHF 10.00'],
    [{ regularPrice: 1_000_000 }, [], 'CHF 1000000.00'],
  ])('%j with options %j is shown as %s', (price, options, text) => {
    expect(formatProductPrice(price, options)).toBe(text);
  });

  test.each([[{}], [{ regularPrice: 0, specialPrice: 0 }], [{ regularPrice: Number.NaN }]])(
    '%j shows no price, whatever the options cost',
    (price) => {
      expect(formatProductPrice(price, [2])).toBeUndefined();
    },
  );
});
