import { expect, test } from 'vitest';
import { cakeColors } from '../../../../shared/rules/cake/color.ts';
import { cakeColorText } from '../../../../shared/text/cake.ts';

test('there are 14 colours, black first (shop.md section 9)', () => {
  expect(cakeColors.join(', ')).toBe(
    '#000000, #847545, #b88b61, #e84427, #e81123, #f4a214, #f9d300, #1ea53e, #018574, #498205, #1a09ff, #02c3da, #df05e2, #515c6b',
  );
});

test('each has a name of its own', () => {
  expect(Object.keys(cakeColorText)).toEqual([...cakeColors]);
  expect(new Set(Object.values(cakeColorText)).size).toBe(14);
});
