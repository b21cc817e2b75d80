import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { checkbox, gender, hidden, optionalGender, ticked } from '../../../../shared/rules/fields/choice.ts';
import { genderText } from '../../../../shared/text/address.ts';

test.each([
  [true, true],
  ['on', true],
  ['1', true],
  [false, false],
  ['', false],
  ['0', false],
  [undefined, false],
  [null, false],
])('the checkbox value %j is parsed as checked: %s (site.md section 5)', (value, expected) => {
  expect(safeParse(checkbox, value).output).toBe(expected);
  expect(safeParse(ticked, value).success).toBe(expected);
});

test.each([
  ['1', 1, 'Herr'],
  [2, 2, 'Frau'],
] as const)(
  'the gender %j is parsed as %d with the label %s (shop.md section 9, "Enumerations")',
  (value, expected, label) => {
    expect(safeParse(gender, value).output).toBe(expected);
    expect(safeParse(optionalGender, value).output).toBe(expected);
    expect(genderText[expected]).toBe(label);
  },
);

test.each([undefined, null, ''])('an empty gender %j is valid only if the gender is optional', (value) => {
  expect(safeParse(gender, value).success).toBe(false);
  expect(safeParse(optionalGender, value)).toMatchObject({ success: true, output: undefined });
});

test.each(['0', '3', 'Herr', Number.NaN, {}])('the gender field rejects %j', (value) => {
  expect(safeParse(gender, value).success).toBe(false);
  expect(safeParse(optionalGender, value).success).toBe(false);
});

test.each([undefined, '', 'text', true])(
  'a hidden field is omitted from the form values, even with the value %j',
  (value) => {
    expect(safeParse(hidden, value)).toMatchObject({ success: true, output: undefined });
  },
);
