import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { gender, optionalGender } from '../../../../shared/rules/fields/gender.ts';
import { genderText } from '../../../../shared/text/address.ts';

test.each([
  ['1', 1, 'Herr'],
  [2, 2, 'Frau'],
] as const)('%j is %d, %s (section 9, "Enumerations")', (value, expected, label) => {
  expect(safeParse(gender, value).output).toBe(expected);
  expect(safeParse(optionalGender, value).output).toBe(expected);
  expect(genderText[expected]).toBe(label);
});

test.each([undefined, null, ''])('%j is no choice, which only some forms allow', (value) => {
  expect(safeParse(gender, value).success).toBe(false);
  expect(safeParse(optionalGender, value)).toMatchObject({ success: true, output: undefined });
});

test.each(['0', '3', 'Herr', Number.NaN, {}])('%j is refused', (value) => {
  expect(safeParse(gender, value).success).toBe(false);
  expect(safeParse(optionalGender, value).success).toBe(false);
});
