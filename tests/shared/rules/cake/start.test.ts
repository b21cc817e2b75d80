import { expect, test } from 'vitest';
import { cakeStart } from '../../../../shared/rules/cake/start.ts';

// shop.md section 3, "Cake creator data"

const addition = {
  quantity: 2,
  productOptions: [
    { id: '182', value: '371' },
    { id: '185', value: '4182' },
  ],
  customOptions: [],
};

test('the cake creator starts with pieces, filling, quantity and options', () => {
  expect(
    cakeStart('4736', addition, [
      { id: '20', type: 'file', title: 'Drucker Bild', isRequired: true, extensions: ['png'] },
    ]),
  ).toEqual({
    productId: '4736',
    pieces: '371',
    filling: '4182',
    quantity: 2,
    productOptions: addition.productOptions,
    customOptions: [{ id: '20', type: 'file', title: 'Drucker Bild', isRequired: true }],
  });
});

test('a product without pieces and filling starts without them', () => {
  expect(cakeStart('4736', { ...addition, productOptions: [] }, [])).toMatchObject({
    pieces: undefined,
    filling: undefined,
  });
});
