import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { isZip, zip } from '../../../../shared/rules/fields/zip.ts';

test.each([
  ['4001', true],
  [' 4001 ', true],
  ['9999', true],
  ['400', false],
  ['40011', false],
  ['40 01', false],
  ['0123', false],
  ['4e03', false],
  ['40.1', false],
  ['-400', false],
  ['CH-4001', false],
  ['٤٠٠١', false],
  ['', false],
])('%j is a Swiss postal code: %s (section 5)', (text, expected) => {
  expect(isZip(text)).toBe(expected);
});

test('a zip comes out trimmed (section 5)', () => {
  expect(safeParse(zip, ' 4001 ').output).toBe('4001');
});

test.each([undefined, null, '', '400', '40 01'])('%j is invalid', (value) => {
  expect(safeParse(zip, value).success).toBe(false);
});
