import { expect, test } from 'vitest';
import { addressLimit, fragmentOf, markupIn } from '../../../demo-pages/playground/address.ts';

test.each(['<p data-widget="heart-toggle">Züri-Weggli «frisch» 🥐</p>\n', ' ', '?>>?~~ÿÿ'])(
  'the address restores %j',
  (markup) => {
    const fragment = fragmentOf(markup) ?? '';
    expect(fragment).toMatch(/^#[\w-]+$/);
    expect(markupIn(fragment)).toBe(markup);
  },
);

test('an empty editor has an address without a fragment', () => {
  expect(fragmentOf('')).toBe('');
  expect(markupIn('')).toBeUndefined();
});

test('markup that is too long for the address has no fragment', () => {
  expect(fragmentOf('x'.repeat(addressLimit / 2))?.length).toBeLessThanOrEqual(addressLimit);
  expect(fragmentOf('x'.repeat(addressLimit))).toBeUndefined();
});

test.each(['#%%%', '#_w', '#gA'])('a damaged fragment such as %s contains no markup', (fragment) => {
  expect(markupIn(fragment)).toBeUndefined();
});
