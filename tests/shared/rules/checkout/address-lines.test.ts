import { expect, test } from 'vitest';
import { addressLines } from '../../../../shared/rules/checkout/address-lines.ts';
import { address } from '../../../samples.ts';

test('a card shows an address line by line (site.md section 2.11)', () => {
  expect(addressLines(address)).toEqual([
    'Muster AG',
    'Anna Muster',
    'Freie Strasse 1',
    '2. Stock',
    'Basel, 4001',
    'T: 061 123 45 67',
  ]);
});

test('what is missing has no line', () => {
  const bare = { ...address, company: undefined, phone: ' ', street: ['Freie Strasse 1', ''] };
  expect(addressLines(bare)).toEqual(['Anna Muster', 'Freie Strasse 1', 'Basel, 4001']);
});
