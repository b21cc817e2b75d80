import { expect, test } from 'vitest';
import { addressLimit, fragmentOf, markupIn } from '../../../demo-pages/playground/address.ts';

test.each(['<p data-widget="heart-toggle">Züri-Weggli «frisch» 🥐</p>\n', ' ', '?>>?~~ÿÿ'])(
  'the URL of the playground restores the markup %j',
  (markup) => {
    const fragment = fragmentOf(markup) ?? '';
    expect(fragment).toMatch(/^#[\w-]+$/);
    expect(markupIn(fragment)).toBe(markup);
  },
);

test('the URL of an empty playground has no fragment', () => {
  expect(fragmentOf('')).toBe('');
  expect(markupIn('')).toBeUndefined();
});

test('the URL of the playground has no fragment if the markup is too long', () => {
  expect(fragmentOf('x'.repeat(addressLimit / 2))?.length).toBeLessThanOrEqual(addressLimit);
  expect(fragmentOf('x'.repeat(addressLimit))).toBeUndefined();
});

test.each(['#%%%', '#_w', '#gA'])(
  'the playground restores no markup from a damaged URL fragment such as %s',
  (fragment) => {
    expect(markupIn(fragment)).toBeUndefined();
  },
);
