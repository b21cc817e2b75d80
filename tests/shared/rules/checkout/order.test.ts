import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cart } from '../../../../shared/model/cart.ts';
import { cartsMatch, orderEmail, summaryLines } from '../../../../shared/rules/checkout/order.ts';
import { cartText } from '../../../../shared/text/cart.ts';
import { address, cart } from '../../../support/data/samples.ts';
import { seeded } from '../../../support/data/seeded.ts';

const [gipfeli, torte] = cart.items;
if (!gipfeli || !torte) throw new Error('The sample cart has two items.');

describe('comparing the cart before ordering (shop.md section 4, "Order button")', () => {
  test.each<[string, Cart]>([
    ['the order of its items', { ...cart, items: [torte, gipfeli] }],
    ['its id', { ...cart, id: '2' }],
    ['the total by a rounding error', { ...cart, total: { ...cart.total, grandTotal: 55.9 + 1e-9 } }],
    ['an item name', { ...cart, items: [{ ...gipfeli, name: 'Buttergipfeli' }, torte] }],
  ])('cartsMatch returns true after a change of %s', (_, current) => {
    expect(cartsMatch(cart, current)).toBe(true);
  });

  test.each<[string, Cart]>([
    ['grandTotal', { ...cart, total: { ...cart.total, grandTotal: 55.95 } }],
    ['subTotalInclTax', { ...cart, total: { ...cart.total, subTotalInclTax: 47 } }],
    ['shippingInclTax', { ...cart, total: { ...cart.total, shippingInclTax: 0 } }],
    ['shippingInclTax to undefined', { ...cart, total: { grandTotal: 55.9, subTotalInclTax: 46.9 } }],
    ['the item count', { ...cart, itemsCount: 3 }],
    ['a quantity', { ...cart, items: [{ ...gipfeli, quantity: 5 }, torte] }],
    ['an item id', { ...cart, items: [{ ...gipfeli, itemId: '99' }, torte] }],
    ['an article number', { ...cart, items: [{ ...gipfeli, articleNumber: undefined }, torte] }],
    ['an item to a copy of another', { ...cart, items: [torte, torte] }],
    ['the items to fewer items', { ...cart, items: [gipfeli] }],
    ['the items to an empty list', { ...cart, items: [] }],
  ])('cartsMatch returns false after a change of %s', (_, current) => {
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

  test('cartsMatch is reflexive and symmetric', () => {
    fc.assert(
      fc.property(anyCart, anyCart, (one, other) => {
        expect(cartsMatch(one, one)).toBe(true);
        expect(cartsMatch(one, other)).toBe(cartsMatch(other, one));
      }),
      seeded(200),
    );
  });

  test('cartsMatch ignores the order of items', () => {
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
  'a guest’s order contains %s (shop.md section 7)',
  (_, guestShippingAddress, guestBillingAddress, email) => {
    expect(orderEmail({ guestShippingAddress, guestBillingAddress }, true)).toBe(email);
  },
);

test('a customer’s order contains no e-mail address (shop.md section 6)', () => {
  expect(orderEmail({ guestBillingAddress: withEmail('b@a.ch') }, false)).toBe('');
});

test('the summary shows an item’s options below its name (shop.md section 2.7)', () => {
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

test('the summary shows no lines for an item without options', () => {
  expect(summaryLines({})).toEqual({ configurations: '', customOptions: [] });
});

test('the summary shows a quantity as ‘Anzahl: 3’ (shop.md section 2.6)', () => {
  expect(cartText.quantity(3)).toBe('Anzahl: 3');
});
