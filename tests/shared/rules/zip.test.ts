import { expect, test } from 'vitest';
import { isZip } from '../../../shared/rules/zip.ts';

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
