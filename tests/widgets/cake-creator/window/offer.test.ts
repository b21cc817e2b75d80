import { expect, test } from 'vitest';
import { configurable } from '../../../../demo-pages/shop/product/configurable.ts';
import { products } from '../../../../fixtures/shop/products.ts';
import type { CustomOption } from '../../../../shared/model/product.ts';
import { cakeOffer } from '../../../../widgets/cake-creator/window/offer.ts';

// shop.md section 2.3: price, pieces and filling while the shopper designs a box

const found = products.find(({ id }) => id === 4736);
if (!found) throw Error('There is no Happy Cake');
const product = configurable(found);

const start = (pieces: string | undefined, filling: string | undefined) => ({
  pieces,
  filling,
  productOptions: [
    { id: '182', value: pieces },
    { id: '185', value: filling },
  ].filter((option): option is { id: string; value: string } => option.value !== undefined),
});
const image = (id: string, price: number | undefined): CustomOption => ({
  id,
  type: 'file',
  title: '',
  isRequired: true,
  extensions: [],
  maxDimension: undefined,
  price,
});

test.each([
  ['367', '4181', ['Rund, 8 Stück', 'Himbeer'], 'CHF 49.00'],
  ['371', '4182', ['16 Stück', 'Vanille'], 'CHF 69.00'],
  ['378', '4183', ['24 Stück', 'Schokolade'], 'CHF 85.00'],
])(
  'cakeOffer for the pieces %s and the filling %s returns the names %j and the price %s',
  (pieces, filling, choices, price) => {
    expect(cakeOffer(product, start(pieces, filling), [])).toEqual({ choices, price });
  },
);

test('cakeOffer returns no price unless exactly one combination matches the pieces and the filling', () => {
  expect(cakeOffer(product, start('371', undefined), [])).toEqual({
    choices: ['16 Stück'],
    price: undefined,
  });
  expect(cakeOffer(product, start('371', '9999'), [])).toEqual({ choices: ['16 Stück'], price: undefined });
  expect(cakeOffer({ ...product, configurations: [] }, start('371', '4182'), [])).toEqual({
    choices: [],
    price: undefined,
  });
});

test('cakeOffer adds the surcharges for the print image and the layout image to the price', () => {
  const options = [image('20', 2.5), image('21', 0.5), image('22', 100)];
  expect(cakeOffer(product, start('371', '4182'), options).price).toBe('CHF 72.00');
});

test('cakeOffer returns the special price if the combination has a special price', () => {
  const [first] = product.combinations;
  const special = {
    ...product,
    combinations: first ? [{ ...first, priceInfo: { regularPrice: 49, specialPrice: 39 } }] : [],
  };
  expect(cakeOffer(special, start('367', '4181'), []).price).toBe('CHF 39.00');
});
