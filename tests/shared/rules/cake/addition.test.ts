import { expect, test } from 'vitest';
import { cakeAddition } from '../../../../shared/rules/cake/addition.ts';

test('a cake goes into the cart with two files (shop.md section 7)', () => {
  const page = {
    quantity: 2,
    productOptions: [{ id: '182', value: '371' }],
    customOptions: [
      { id: '5', type: 'field', value: 'Hoi' },
      { id: '20', type: 'file', value: 'veraltet' },
    ],
  };
  const options = { layout: { id: '21', type: 'file' }, print: { id: '20', type: 'file' } };

  expect(cakeAddition(page, options, { layout: 'TEFZT1VU', print: 'UFJJTlQ=' })).toEqual({
    quantity: 2,
    productOptions: [{ id: '182', value: '371' }],
    customOptions: [
      { id: '5', type: 'field', value: 'Hoi' },
      { id: '21', type: 'file', value: { name: 'anordnung.jpg', type: 'image/jpeg', base64: 'TEFZT1VU' } },
      { id: '20', type: 'file', value: { name: 'print.png', type: 'image/png', base64: 'UFJJTlQ=' } },
    ],
  });
});
