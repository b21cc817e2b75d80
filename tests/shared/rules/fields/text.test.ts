import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { filled, filledUpTo, optionalText, optionalUpTo } from '../../../../shared/rules/fields/text.ts';

test.each([undefined, null, '', '  ', '\n', 5, {}, new Blob()])('%j is not filled in', (value) => {
  expect(safeParse(filled, value).success).toBe(false);
});

test('a text of 5,000 characters is filled in', () => {
  expect(safeParse(filled, 'x'.repeat(5000)).success).toBe(true);
});

test.each([
  ['x'.repeat(30), true],
  [`  ${'x'.repeat(30)}  `, true],
  ['x'.repeat(31), false],
])('at most 30 characters, trimmed (case %#, section 5)', (value, fits) => {
  expect(safeParse(filledUpTo(30), value).success).toBe(fits);
  expect(safeParse(optionalUpTo(30), value).success).toBe(fits);
});

test.each([undefined, null, '', '  '])('%j is absent where a text may be empty', (value) => {
  expect(safeParse(optionalText, value)).toMatchObject({ success: true, output: undefined });
  expect(safeParse(optionalUpTo(3), value)).toMatchObject({ success: true, output: undefined });
});
