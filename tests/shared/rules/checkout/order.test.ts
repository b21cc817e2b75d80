import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cart } from '../../../../shared/model/cart.ts';
import { cartsMatch, orderEmail, summaryLines } from '../../../../shared/rules/checkout/order.ts';
import { cartText } from '../../../../shared/text/cart.ts';
import { address, cart } from '../../../support/data/samples.ts';
import { seeded } from '../../../support/data/seeded.ts';

const [gipfeli, torte] = cart.items;
if (!gipfeli || !torte) throw new Error('The sample cart has two items.');

describe('comparing two carts before an order (shop.md section 4, "Order button")', () => {
  test.each<[string, Cart]>([
    ['the order of the cart items', { ...cart, items: [torte, gipfeli] }],
    ['the cart id', { ...cart, id: '2' }],
    ['a rounding error of the total', { ...cart, total: { ...cart.total, grandTotal: 55.9 + 1e-9 } }],
    ['the name of an item', { ...cart, items: [{ ...gipfeli, name: 'Buttergipfeli' }, torte] }],
  ])('cartsMatch returns true for two carts that differ in %s', (_, current) => {
    expect(cartsMatch(cart, current)).toBe(true);
  });

  test.each<[string, Cart]>([
    ['grandTotal', { ...cart, total: { ...cart.total, grandTotal: 55.95 } }],
    ['subTotalInclTax', { ...cart, total: { ...cart.total, subTotalInclTax: 47 } }],
    ['shippingInclTax', { ...cart, total: { ...cart.total, shippingInclTax: 0 } }],
    [
      'shippingInclTax, which is missing in one cart',
      { ...cart, total: { grandTotal: 55.9, subTotalInclTax: 46.9 } },
    ],
    ['the item count', { ...cart, itemsCount: 3 }],
    ['the quantity of an item', { ...cart, items: [{ ...gipfeli, quantity: 5 }, torte] }],
    ['the id of an item', { ...cart, items: [{ ...gipfeli, itemId: '99' }, torte] }],
    ['the article number of an item', { ...cart, items: [{ ...gipfeli, articleNumber: undefined }, torte] }],
    ['one of the two items', { ...cart, items: [torte, torte] }],
    ['the number of items', { ...cart, items: [gipfeli] }],
    ['the items, which are missing in one cart', { ...cart, items: [] }],
  ])('cartsMatch returns false for two carts that differ in %s', (_, current) => {
    expect(cartsMatch(cart, current)).toBe(false);
  });

  const anyCart = fc
    .record({
      quantities: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 3 }),
      grandTotal: fc.integer({ min: 0, max: 3 }),
    })
    .map(
      ({ quantities, grandTotal }): Cart => ({
        ...cart,
        items: quantities.map((quantity) => ({ ...gipfeli, quantity })),
        total: { grandTotal },
      }),
    );

  test('cartsMatch accepts the same cart twice, and gives the same result for swapped carts', () => {
    fc.assert(
      fc.property(anyCart, anyCart, (one, other) => {
        expect(cartsMatch(one, one)).toBe(true);
        expect(cartsMatch(one, other)).toBe(cartsMatch(other, one));
      }),
      seeded(200),
    );
  });

  test('cartsMatch ignores the order of the cart items', () => {
    fc.assert(
      fc.property(anyCart, (one) => cartsMatch(one, { ...one, items: one.items.toReversed() })),
      seeded(100),
    );
  });
});

const withEmail = (email?: string) => ({ ...address, email });

test.each([
  ['the e-mail of the shipping address', withEmail('s@a.ch'), withEmail('b@a.ch'), 's@a.ch'],
  [
    'the e-mail of the billing address if the shipping address has no e-mail',
    withEmail(''),
    withEmail('b@a.ch'),
    'b@a.ch',
  ],
  ['the e-mail of the billing address without a shipping address', undefined, withEmail('b@a.ch'), 'b@a.ch'],
  ['an empty e-mail if no address has one', undefined, withEmail(), ''],
])(
  'the order request of a guest contains %s (shop.md section 7)',
  (_, guestShippingAddress, guestBillingAddress, email) => {
    expect(orderEmail({ guestShippingAddress, guestBillingAddress }, true)).toBe(email);
  },
);

test('the order request of a customer contains no e-mail address (shop.md section 6)', () => {
  expect(orderEmail({ guestBillingAddress: withEmail('b@a.ch') }, false)).toBe('');
});

test('the order summary lists the options of a cart item below the name of the item (shop.md section 2.7)', () => {
  expect(
    summaryLines({
      configurations: [
        { code: 'pieces', value: '16 Stück' },
        { code: 'filling', value: 'Himbeer' },
      ],
      customOptions: [
        { id: '1', label: 'Aufschrift', type: 'field', value: 'x', valueLabel: '<b>Hoi</b>' },
        { id: '2', label: 'Kerzen', type: 'drop_down', value: '3' },
        { id: '3', label: 'Bild', type: 'file' },
      ],
    }),
  ).toEqual({ configurations: '16 Stück, Himbeer', customOptions: ['Aufschrift: <b>Hoi</b>', 'Kerzen: 3'] });
});

test('the order summary lists no options for a cart item without options', () => {
  expect(summaryLines({})).toEqual({ configurations: '', customOptions: [] });
});

test('the order summary shows the quantity of a cart item as ‘Anzahl: 3’ (shop.md section 2.6)', () => {
  expect(cartText.quantity(3)).toBe('Anzahl: 3');
});
