import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { Combination, CustomOptions } from '../../../../shared/model/product.ts';
import { combinationAllergens, optionAllergens } from '../../../../shared/rules/product/allergens.ts';

// shop.md section 4, "Allergens of the choice": the allergens of a selection

const made = (size: string, decor: string, allergens?: unknown) =>
  parse(Combination, {
    id: `${size}-${decor}`,
    attributes: [
      { code: 'size', value: size },
      { code: 'decor', value: decor },
    ],
    priceInfo: { regularPrice: 10 },
    allergens,
  });
const cake = (...combinations: Combination[]) => ({
  id: '1',
  combinations,
  configurations: ['size', 'decor'].map((code) => ({
    id: code,
    code,
    name: code,
    values: ['small', 'large', 'marzipan', 'plain'].map((id) => ({ id, name: id })),
  })),
});
const product = cake(
  made('small', 'plain'),
  made('small', 'marzipan', ['Mandeln']),
  made('large', 'marzipan', ['Mandeln', 'Soja']),
);

describe('the allergens of a product selection', () => {
  test('a configuration with a single option needs no selection', () => {
    const only = cake(made('small', 'plain', 'unknown'), made('small', 'marzipan', ['Mandeln']));
    const configurations = only.configurations.map((each) =>
      each.code === 'size' ? { ...each, values: [{ id: 'small', name: 'small' }] } : each,
    );
    const selected = combinationAllergens({ ...only, configurations }, { decor: 'plain' });
    expect(selected).toEqual({ labels: [], isKnown: false });
  });

  test('a complete product selection has the allergens of the matching combination', () => {
    expect(combinationAllergens(product, { size: 'large', decor: 'marzipan' }).labels).toEqual([
      'Mandeln',
      'Soja',
    ]);
    expect(combinationAllergens(product, { size: 'small', decor: 'plain' })).toEqual({
      labels: [],
      isKnown: true,
    });
  });

  test('an incomplete product selection has the allergens that all matching combinations share', () => {
    expect(combinationAllergens(product, { decor: 'marzipan' })).toEqual({
      labels: ['Mandeln'],
      isKnown: true,
    });
    expect(combinationAllergens(product, {}).labels).toEqual([]);
  });

  test('if a complete selection matches two combinations, it has the allergens of the two combinations', () => {
    const several = cake(made('small', 'plain', ['Ei']), made('small', 'plain', ['Milch']));
    expect(combinationAllergens(several, { size: 'small', decor: 'plain' }).labels).toEqual(['Ei', 'Milch']);
  });

  test('if the server sends an invalid list, the allergens of the combination are unknown', () => {
    const illegible = cake(made('small', 'plain', 'Mandeln'), made('large', 'plain', ['Ei']));
    expect(combinationAllergens(illegible, { size: 'small', decor: 'plain' })).toEqual({
      labels: [],
      isKnown: false,
    });
    expect(combinationAllergens(illegible, { decor: 'plain' }).labels).toEqual([]);
  });

  test('if the server sends null instead of a list, the combination has no allergens', () => {
    expect(made('small', 'plain', null).allergens).toEqual([]);
  });
});

test('optionAllergens returns only the allergens of the chosen option values', () => {
  const options = parse(CustomOptions, [
    {
      id: 1,
      type: 'drop_down',
      title: 'Brot',
      values: [
        { value: 11, label: 'hell' },
        { value: 12, label: 'glutenfrei', allergens: ['Soja'] },
        { value: 13, label: 'dunkel', allergens: 7 },
      ],
    },
    { id: 2, type: 'field', title: 'Text' },
  ]);
  expect(optionAllergens(options, { 1: '12', 2: '12' })).toEqual({ labels: ['Soja'], isKnown: true });
  expect(optionAllergens(options, { 1: '11' })).toEqual({ labels: [], isKnown: true });
  expect(optionAllergens(options, { 1: '13' }).isKnown).toBe(false);
});
