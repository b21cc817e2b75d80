import { describe, expect, test } from 'vitest';
import type { CustomOption } from '../../../../shared/model/product.ts';
import {
  cartAddition,
  type ProductForm,
} from '../../../../widgets/product-configurator/order/cart-addition.ts';

const required: CustomOption = {
  id: '3',
  type: 'field',
  title: 'Aufschrift',
  isRequired: true,
  price: undefined,
};
const form: ProductForm = {
  configurations: [
    {
      id: '182',
      name: 'Stück',
      code: 'pieces',
      values: [
        { id: '371', name: '16' },
        { id: '372', name: '24' },
      ],
    },
  ],
  selections: { pieces: '371' },
  customOptions: [required, { ...required, id: '4', isRequired: false }],
  values: { 3: ' Alles Gute ' },
  quantity: '2',
};

describe('cartAddition (shop.md section 5, "Product page")', () => {
  test('cartAddition returns the quantity, selections and option values of the product form (shop.md section 3)', () => {
    expect(cartAddition(form)).toEqual({
      valid: true,
      addition: {
        quantity: 2,
        productOptions: [{ id: '182', value: '371' }],
        customOptions: [{ id: '3', type: 'field', value: 'Alles Gute' }],
      },
    });
  });

  test('if a configuration has only one value, cartAddition returns this value even if it is not selected', () => {
    const [pieces] = form.configurations;
    const one = pieces ? [{ ...pieces, values: pieces.values.slice(0, 1) }] : [];
    expect(cartAddition({ ...form, configurations: one, selections: {} })).toEqual(cartAddition(form));
  });

  test.each<[string, Partial<ProductForm>, object[]]>([
    ['no selection', { selections: {} }, [{ kind: 'configuration', code: 'pieces' }]],
    [
      'a selection that is no longer offered',
      { selections: { pieces: '9' } },
      [{ kind: 'configuration', code: 'pieces' }],
    ],
    ['an empty required option', { values: { 3: ' ' } }, [{ kind: 'option', id: '3' }]],
    ['no quantity', { quantity: '' }, [{ kind: 'quantity' }]],
    ['a quantity of 0', { quantity: '0', limits: { min: 0 } }, [{ kind: 'quantity' }]],
    [
      'all missing fields',
      { selections: {}, values: {}, quantity: undefined },
      [{ kind: 'configuration', code: 'pieces' }, { kind: 'option', id: '3' }, { kind: 'quantity' }],
    ],
  ])('cartAddition reports an invalid product form with %s', (_, change, failing) => {
    expect(cartAddition({ ...form, ...change })).toEqual({ valid: false, failing });
  });

  test('if the typed quantity is below the minimum order, cartAddition returns the minimum order', () => {
    expect(cartAddition({ ...form, quantity: 1, limits: { min: 6 } })).toMatchObject({
      addition: { quantity: 6 },
    });
  });
});
