import { parse, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { Combination, ConfigurableProduct, CustomOptions } from '../../../shared/model/product.ts';

test('ConfigurableProduct converts numeric ids and attribute values to texts (shop.md section 3)', () => {
  const product = parse(ConfigurableProduct, {
    id: 4711,
    combinations: [
      {
        id: 1,
        weight: '0.25',
        attributes: [{ code: 'size', value: 5 }],
        priceInfo: { regularPrice: '9.50' },
      },
    ],
    configurations: [{ id: 182, name: 'Grösse', code: 'size', values: [{ id: 5, name: 'gross' }] }],
  });
  expect(product.combinations[0]).toEqual({
    id: '1',
    weight: 0.25,
    images: [],
    attributes: [{ code: 'size', value: '5' }],
    priceInfo: { regularPrice: 9.5 },
  });
  expect(product.configurations[0]?.values).toEqual([{ id: '5', name: 'gross' }]);
});

const combination = { id: 1, attributes: [], priceInfo: {} };

test('if allergens are invalid, Combination returns ‘unknown’ instead of an empty list', () => {
  const read = (allergens: unknown) => parse(Combination, { ...combination, allergens }).allergens;
  expect([read(['Milch', 'Ei']), read([]), read(null)]).toEqual([['Milch', 'Ei'], [], []]);
  for (const illegible of ['Milch, Ei', ['Milch', 7], { milk: true }])
    expect(read(illegible), JSON.stringify(illegible)).toBe('unknown');
  const option = { id: 2, type: 'drop_down', title: 'Belag' };
  const values = [{ value: 3, label: 'Mandeln', allergens: 'Mandeln' }];
  expect(parse(CustomOptions, [{ ...option, values }])[0]).toMatchObject({
    values: [{ allergens: 'unknown' }],
  });
});

test('Combination omits pictures that are null or have an unsafe URL, and omits unsafe thumbnails', () => {
  const images = [
    { og: '/gross.jpg', thumb: 'javascript:alert(1)' },
    { og: 'javascript:alert(1)', thumb: '/klein.jpg' },
    null,
    { og: '/zweites.jpg' },
  ];
  expect(parse(Combination, { ...combination, images }).images).toEqual([
    { og: '/gross.jpg' },
    { og: '/zweites.jpg' },
  ]);
});

test('ConfigurableProduct rejects a product that has no lists of combinations and configurations', () => {
  expect(safeParse(ConfigurableProduct, {}).success).toBe(false);
});

test('CustomOptions supports the types file, drop-down and text (shop.md section 3)', () => {
  const options = parse(CustomOptions, [
    { id: 1, type: 'file', title: 'Bild', isRequired: true, extensions: ['png'] },
    { id: 2, type: 'drop_down', title: 'Kerzen', values: [{ value: 3, label: 'drei', price: 2 }] },
    { id: 3, type: 'field', title: 'Aufschrift', price: null },
  ]);
  expect(options.map(({ id, type, isRequired }) => [id, type, isRequired])).toEqual([
    ['1', 'file', true],
    ['2', 'drop_down', false],
    ['3', 'field', false],
  ]);
});

test.each([
  ['has an unsupported type', { id: 4, type: 'date', title: 'Datum' }],
  ['has a misspelt type', { id: 4, type: 'dropdown', title: 'Kerzen', values: [] }],
  ['has no choices', { id: 4, type: 'drop_down', title: 'Kerzen' }],
  ['is empty', {}],
])('if one custom option %s, CustomOptions rejects the whole list of custom options', (_, option) => {
  const known = { id: 3, type: 'field', title: 'Aufschrift' };
  expect(safeParse(CustomOptions, [known]).success).toBe(true);
  expect(safeParse(CustomOptions, [known, option]).success).toBe(false);
});

test('Combination accepts a product variant whose regular price is null', () => {
  const { priceInfo } = parse(Combination, { id: 1, attributes: [], priceInfo: { regularPrice: null } });
  expect(priceInfo.regularPrice).toBeUndefined();
});

test.each(['constructor', 'toString', '__proto__'])(
  'CustomOptions and ConfigurableProduct reject the key %s, because every object has this member',
  (code) => {
    const field = { type: 'field', id: code, title: 'Text' };
    expect(safeParse(CustomOptions, [field]).success).toBe(false);
    const configurations = [{ id: 1, name: 'Grösse', code, values: [] }];
    expect(safeParse(ConfigurableProduct, { id: 1, combinations: [], configurations }).success).toBe(false);
  },
);
