import { expect, test } from 'vitest';
import { orderEmail } from '../../../shared/rules/order-email.ts';
import { address } from '../../samples.ts';

const withEmail = (email?: string) => ({ ...address, email });

test.each([
  ['shipping first', withEmail('s@a.ch'), withEmail('b@a.ch'), 's@a.ch'],
  ['else billing', withEmail(''), withEmail('b@a.ch'), 'b@a.ch'],
  ['else billing, without shipping', undefined, withEmail('b@a.ch'), 'b@a.ch'],
  ['else empty', undefined, withEmail(), ''],
])('a guest’s order: %s (shop.md section 7)', (_, guestShippingAddress, guestBillingAddress, email) => {
  expect(orderEmail({ guestShippingAddress, guestBillingAddress }, true)).toBe(email);
});

test('a customer’s order sends none (section 6)', () => {
  expect(orderEmail({ guestBillingAddress: withEmail('b@a.ch') }, false)).toBe('');
});
