import { expect, test } from 'vitest';
import type { AddressInfo } from '../../../shared/model/address.ts';
import { checkoutAddresses } from '../../../shared/rules/checkout-addresses.ts';
import { address } from '../../samples.ts';

const [cb, cs, gb, gs] = ['Kundin', 'Lieferung', 'Gast', 'Geschenk'].map((firstName) => ({
  ...address,
  firstName,
}));

test.each<[string, AddressInfo, string, string]>([
  ['a customer’s two', { customerBillingAddress: cb, customerShippingAddress: cs }, 'Kundin', 'Lieferung'],
  ['a guest’s two', { guestBillingAddress: gb, guestShippingAddress: gs }, 'Gast', 'Geschenk'],
  ['only a bill', { guestBillingAddress: gb }, 'Gast', 'Gast'],
  ['only a delivery', { customerShippingAddress: cs }, 'Lieferung', 'Lieferung'],
  ['a customer after a guest', { customerBillingAddress: cb, guestShippingAddress: gs }, 'Kundin', 'Kundin'],
])('with %s, the address call uses these (shop.md section 5)', (_, info, billing, shipping) => {
  const used = checkoutAddresses(info);
  expect(used?.billing.firstName).toBe(billing);
  expect(used?.shipping.firstName).toBe(shipping);
});

test('there is nothing to save without an address', () => {
  expect(checkoutAddresses({})).toBeUndefined();
});
