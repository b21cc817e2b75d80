import { describe, expect, test } from 'vitest';
import type { CustomOption } from '../../../../shared/model/product.ts';
import { customOptionPrice, customOptionValue } from '../../../../shared/rules/product/custom-option.ts';
import { dropDownChoices, formatSurcharge } from '../../../../shared/rules/product/option-choices.ts';

const candles = {
  id: '2',
  type: 'drop_down',
  title: 'Kerzen',
  isRequired: false,
  price: 1,
  values: [
    { value: '3', label: 'drei', price: 2 },
    { value: '4', label: 'vier' },
  ],
} satisfies CustomOption;
const text = {
  id: '3',
  type: 'field',
  title: 'Aufschrift',
  isRequired: true,
  price: 5,
} satisfies CustomOption;
const picture = {
  id: '1',
  type: 'file',
  title: 'Bild',
  isRequired: false,
  price: 9,
  extensions: [],
} satisfies CustomOption;
const png = { name: 'oma.png', type: 'image/png', base64: 'AA==' };

describe('a custom option (shop.md sections 2.2 and 5)', () => {
  test.each<[CustomOption, string | typeof png | undefined, unknown, number | undefined]>([
    [candles, '3', '3', 2],
    [candles, '4', '4', 1],
    [candles, '0', undefined, undefined],
    [candles, '', undefined, undefined],
    [candles, '99', undefined, undefined],
    [candles, png, undefined, undefined],
    [text, ' Hoi ', 'Hoi', 5],
    [text, '0', '0', 5],
    [text, '  ', undefined, undefined],
    [text, undefined, undefined, undefined],
    [picture, png, png, 9],
    [picture, { ...png, base64: '' }, undefined, undefined],
    [picture, 'oma.png', undefined, undefined],
  ])(
    'the custom option of the type $type with the input %j has the value %j and costs CHF %j',
    (option, input, value, price) => {
      const values = { [option.id]: input };
      expect(customOptionValue(option, values)).toEqual(value);
      expect(customOptionPrice(option, values)).toBe(price);
    },
  );

  test('the only choice of a required drop-down option is preselected, and its price is added', () => {
    const one = { ...candles, isRequired: true, values: candles.values.slice(0, 1) };
    expect([customOptionValue(one, {}), customOptionPrice(one, {})]).toEqual(['3', 2]);
    expect(customOptionValue({ ...one, isRequired: false }, {})).toBeUndefined();
    expect(customOptionValue({ ...candles, isRequired: true }, {})).toBeUndefined();
  });

  test('the first choice of an optional drop-down option is "keine Auswahl", and its value is 0', () => {
    expect(dropDownChoices(candles).map(({ value, label }) => [value, label])).toEqual([
      ['0', 'keine Auswahl'],
      ['3', 'drei'],
      ['4', 'vier'],
    ]);
    expect(dropDownChoices({ ...candles, isRequired: true })).toEqual(candles.values);
  });
});

test.each([
  [2, '+ CHF 2.00'],
  [0, undefined],
  [-2, undefined],
  [undefined, undefined],
  [Number.NaN, undefined],
])('the surcharge of CHF %j for an option is shown as %j (shop.md section 2.2)', (price, text) => {
  expect(formatSurcharge(price)).toBe(text);
});
