import { expect, test } from 'vitest';
import { askedCake, orderedCakeAddress } from '../../../../shared/rules/cake/ordered-address.ts';

// shop.md section 4, "Starting and leaving"

test('an ordered box is opened on the page of its product', () => {
  const address = orderedCakeAddress('/produkt/happy-cake', 'c0ffee');
  expect(address).toBe('/produkt/happy-cake#gestaltung=c0ffee');
  expect(askedCake(new URL(address, 'https://example.ch').hash)).toBe('c0ffee');
});

test.each(['', '#bewertungen', '#bewertungen-und-allergene', '#x#gestaltung=c0ffee'])(
  'finds no box in the fragment %j',
  (fragment) => {
    expect(askedCake(fragment)).toBeUndefined();
  },
);
