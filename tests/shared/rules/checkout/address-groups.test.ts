import { expect, test } from 'vitest';
import { addressGroups } from '../../../../shared/rules/checkout/address-groups.ts';
import { address } from '../../../samples.ts';

const billing = { ...address, id: '1', isDefaultBilling: true };
const shipping = { ...address, id: '2', isDefaultShipping: true };
const both = { ...billing, id: '3', isDefaultShipping: true };

test('the address book shows the default addresses, then the others (site.md section 2.11)', () => {
  expect(addressGroups([address, shipping, billing])).toEqual({ billing, shipping, others: [address] });
});

test('one address can be both defaults, and then is no other', () => {
  expect(addressGroups([both])).toEqual({ billing: both, shipping: both, others: [] });
});

test('an empty address book has no groups to fill', () => {
  expect(addressGroups([])).toEqual({ billing: undefined, shipping: undefined, others: [] });
});
