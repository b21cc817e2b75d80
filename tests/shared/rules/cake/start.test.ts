import { expect, test } from 'vitest';
import { cakeStart } from '../../../../shared/rules/cake/start.ts';

// shop.md section 3, "Cake creator data": the data with which the cake creator starts

const addition = {
  quantity: 2,
  productOptions: [
    { id: '182', value: '371' },
    { id: '185', value: '4182' },
  ],
  customOptions: [],
};

test('cakeStart returns the pieces, filling, quantity and options of the product page', () => {
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

test('cakeStart returns undefined for the pieces and the filling if the product does not offer them', () => {
  expect(cakeStart('4736', { ...addition, productOptions: [] }, [])).toMatchObject({
    pieces: undefined,
    filling: undefined,
  });
});
