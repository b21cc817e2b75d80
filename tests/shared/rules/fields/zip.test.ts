import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { zip } from '../../../../shared/rules/fields/zip.ts';

test('a zip comes out trimmed (section 5)', () => {
  expect(safeParse(zip, ' 4001 ').output).toBe('4001');
});

test.each([undefined, null, '', '400', '40 01'])('%j is invalid', (value) => {
  expect(safeParse(zip, value).success).toBe(false);
});
