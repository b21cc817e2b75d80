import { expect, test } from 'vitest';
import { maxFileBytes } from '../../../../shared/rules/files/file-problem.ts';
import { formatFileSize } from '../../../../shared/rules/files/file-size.ts';
import { fileText } from '../../../../shared/text/file.ts';

test.each([
  [5_242_880, '5 MB'],
  [1536, '1.5 KB'],
  [1024, '1 KB'],
  [1023, '1023 B'],
  [1_048_575, '1 MB'],
  [3 * 1024 ** 4, '3072 GB'],
  [0, '0 B'],
  [-5, '0 B'],
  [Number.NaN, '0 B'],
])('%d bytes are %s (shop.md section 5, "File uploads")', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

test('the hint beside a file field says how large a file may be', () => {
  expect(fileText.limits).toBe(`Bis ${formatFileSize(maxFileBytes)}`);
});
