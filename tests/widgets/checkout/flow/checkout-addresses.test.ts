import { expect, test } from 'vitest';
import type { AddressInfo } from '../../../../shared/model/address.ts';
import { checkoutAddresses } from '../../../../widgets/checkout/flow/checkout-addresses.ts';
import { address } from '../../../support/data/samples.ts';

const [cb, cs, gb, gs] = ['Kundin', 'Lieferung', 'Gast', 'Geschenk'].map((firstName) => ({
  ...address,
  firstName,
}));

test.each<[string, AddressInfo, string, string]>([
  [
    'a customer’s two addresses',
    { customerBillingAddress: cb, customerShippingAddress: cs },
    'Kundin',
    'Lieferung',
  ],
  ['a guest’s two addresses', { guestBillingAddress: gb, guestShippingAddress: gs }, 'Gast', 'Geschenk'],
  ['the billing address as the shipping address', { guestBillingAddress: gb }, 'Gast', 'Gast'],
  ['the shipping address as the billing address', { customerShippingAddress: cs }, 'Lieferung', 'Lieferung'],
  [
    'the customer’s address and not the address of an earlier guest',
    { customerBillingAddress: cb, guestShippingAddress: gs },
    'Kundin',
    'Kundin',
  ],
])('checkoutAddresses returns %s (shop.md section 5)', (_, info, billing, shipping) => {
  const used = checkoutAddresses(info);
  expect(used?.billing.firstName).toBe(billing);
  expect(used?.shipping.firstName).toBe(shipping);
});

test('checkoutAddresses returns undefined if the checkout data contains no address', () => {
  expect(checkoutAddresses({})).toBeUndefined();
});
