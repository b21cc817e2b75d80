import { expect, test } from 'vitest';
import { cakeFonts, lineHeight } from '../../../../shared/rules/cake/font.ts';

test('the fonts begin with Arial, the default (shop.md section 9)', () => {
  expect(cakeFonts.join(', ')).toBe('Arial, Comic Sans MS, Courier New, Impact, Times New Roman, Verdana');
  expect(lineHeight).toBe(0.9);
});
