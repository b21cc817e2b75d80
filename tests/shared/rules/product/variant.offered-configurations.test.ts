import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { offeredConfigurations } from '../../../../shared/rules/product/variant.ts';
import { combination } from '../../../support/data/samples.ts';
import { seeded } from '../../../support/data/seeded.ts';

const values = ['1', '2', '3'].map((id) => ({ id, name: id }));
const configurations = ['size', 'filling'].map((code, index) => ({
  id: String(index),
  name: code,
  code,
  values,
}));

const offered = (combinations: ReturnType<typeof combination>[]) =>
  offeredConfigurations({ id: '1', combinations, configurations }).map(({ code, values: options }) => [
    code,
    options.map(({ id }) => id),
  ]);

describe('the offered values of a product configuration (shop.md section 4, "Variant selection")', () => {
  test('offeredConfigurations returns the values that occur in a combination, in the order of the product', () => {
    const made = [
      combination('a', { size: '3', filling: '1' }),
      combination('b', { size: '1', filling: '1' }),
    ];
    expect(offered(made)).toEqual([
      ['size', ['1', '3']],
      ['filling', ['1']],
    ]);
  });

  test('offeredConfigurations omits a configuration whose values occur in no combination (shop.md section 2.2)', () => {
    expect(offered([combination('a', { size: '1' })])).toEqual([['size', ['1']]]);
    expect(offered([combination('a', { filling: '99' })])).toEqual([]);
    expect(offered([])).toEqual([]);
  });

  test('for random combinations, offeredConfigurations returns a value if and only if a combination has the value', () => {
    const value = fc.constantFrom('1', '2', '3', '4');
    const any = fc.array(fc.record({ size: value, filling: value }), { maxLength: 5 });
    fc.assert(
      fc.property(any, (attributes) => {
        const product = {
          id: '1',
          configurations,
          combinations: attributes.map((a, i) => combination(`${i}`, a)),
        };
        const has = (code: string, id: string) =>
          product.combinations.some((c) => c.attributes.some((a) => a.code === code && a.value === id));
        const sections = offeredConfigurations(product);
        for (const { code } of configurations) {
          const ids = sections.find((section) => section.code === code)?.values.map(({ id }) => id) ?? [];
          expect(ids).toEqual(values.map(({ id }) => id).filter((id) => has(code, id)));
        }
      }),
      seeded(100),
    );
  });
});
