import { describe, expect, test } from 'vitest';
import { galleryImages, shownCombination, variant } from '../../../../shared/rules/product/variant.ts';
import { combination } from '../../../support/data/samples.ts';

const values = ['1', '2'].map((id) => ({ id, name: id }));
const configurations = ['size', 'filling'].map((code, index) => ({
  id: String(index),
  name: code,
  code,
  values,
}));
const small = combination('small', { size: '1', filling: '1' });
const large = combination('large', { size: '2', filling: '2' });
const product = { id: '1', configurations, combinations: [small, large] };

describe('the selected product variant (shop.md section 4, "Variant selection")', () => {
  test.each([
    [{}, ['size', 'filling']],
    [{ size: '1' }, ['filling']],
    [{ size: '1', filling: '' }, ['filling']],
  ])('with the product selection %j, the selections for %j are missing', (selections, missing) => {
    expect(variant(product, selections)).toEqual({ kind: 'incomplete', missing });
  });

  test('the selected product variant is the only combination that matches the selection', () => {
    expect(variant(product, { size: '2', filling: '2' })).toEqual({ kind: 'one', combination: large });
  });

  test('no product variant is selected if no combination matches the selection', () => {
    expect(variant(product, { size: '1', filling: '2' })).toEqual({ kind: 'none' });
    expect(variant(product, { size: '99', filling: '2' })).toEqual({ kind: 'none' });
  });

  test('if several combinations match the selection, the first one is shown, and no variant is selected', () => {
    const twin = { ...small, id: 'twin' };
    const found = variant({ ...product, combinations: [small, twin] }, { size: '1', filling: '1' });
    expect(found).toEqual({ kind: 'several', shown: small });
    expect(shownCombination(found)).toBe(small);
  });

  test('a variant is complete without a selection for a configuration that the product does not offer', () => {
    const sizes = [combination('s', { size: '1' }), combination('l', { size: '2' })];
    const found = variant({ ...product, combinations: sizes }, { size: '2' });
    expect(shownCombination(found)?.id).toBe('l');
  });

  test('if a product has no configurations, the variant is its only combination', () => {
    const plain = { id: '1', configurations: [], combinations: [small] };
    expect(variant(plain, {})).toEqual({ kind: 'one', combination: small });
    expect(variant({ ...product, combinations: [] }, {})).toEqual({ kind: 'none' });
  });
});

describe('the product gallery (shop.md section 4)', () => {
  const original = [{ og: '/original.jpg' }];

  test('the product gallery shows the images of the selected combination', () => {
    const images = [{ og: '/small.jpg' }];
    expect(galleryImages({ images }, original)).toBe(images);
  });

  test('if the selected combination has no images, the gallery shows the images from the server HTML', () => {
    expect(galleryImages(small, original)).toBe(original);
    expect(galleryImages(shownCombination({ kind: 'none' }), original)).toBe(original);
  });
});
