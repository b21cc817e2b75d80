import { expect, test } from 'vitest';
import { cakeAddition, layoutImageOption, printImageOption } from '../../../../shared/rules/cake/addition.ts';
import { cakeConfigurations } from '../../../../shared/rules/cake/start.ts';

test('the cart request for a cake contains the print image and the layout image (shop.md section 7)', () => {
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

const byTitle = [
  { id: '8', title: 'Bild' },
  { id: '9', title: 'Drucker Bild' },
];
const byId = [...byTitle, { id: '20', title: 'Print' }, { id: '21', title: 'Anordnung' }];

test.each([
  ['the ids of the options', byId, '20', '21'],
  ['the titles of the options if no id matches', byTitle, '9', '8'],
  ['neither id nor title if no option matches', [{ id: '1', title: 'Kerzen' }], undefined, undefined],
])(
  'the custom options for the images of a cake are found by %s (shop.md section 9)',
  (_, options, print, layout) => {
    expect(printImageOption(options)?.id).toBe(print);
    expect(layoutImageOption(options)?.id).toBe(layout);
  },
);

test('the cake configurations for the pieces and for the filling have the specified ids', () => {
  expect(cakeConfigurations).toEqual({ pieces: '182', filling: '185' });
});
