import { expect, test } from 'vitest';
import { orderedCakeKey, orderedCakeUrl } from '../../../../shared/rules/cake/ordered-cake-url.ts';

// shop.md section 4, "Starting and leaving": the link to an ordered box

test('the URL of an ordered cake leads to the product page, and its fragment contains the key of the cake', () => {
  const address = orderedCakeUrl('/produkt/happy-cake', 'c0ffee');
  expect(address).toBe('/produkt/happy-cake#gestaltung=c0ffee');
  expect(orderedCakeKey(new URL(address, 'https://example.ch').hash)).toBe('c0ffee');
});

test.each(['', '#bewertungen', '#bewertungen-und-allergene', '#x#gestaltung=c0ffee'])(
  'orderedCakeKey returns undefined for the fragment %j',
  (fragment) => {
    expect(orderedCakeKey(fragment)).toBeUndefined();
  },
);
