import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { isZip, optionalWholeNumber, wholeNumber, zip } from '../../../../shared/rules/fields/digits.ts';
import { password, repeated } from '../../../../shared/rules/fields/password.ts';
import { filled, filledUpTo, optionalText, optionalUpTo } from '../../../../shared/rules/fields/text.ts';

test.each([undefined, null, '', '  ', '\n', 5, {}, new Blob()])(
  'a required text field rejects %j',
  (value) => {
    expect(safeParse(filled, value).success).toBe(false);
  },
);

test('a required text field accepts 5,000 characters', () => {
  expect(safeParse(filled, 'x'.repeat(5000)).success).toBe(true);
});

test.each([
  ['x'.repeat(30), true],
  [`  ${'x'.repeat(30)}  `, true],
  ['x'.repeat(31), false],
])(
  'if the limit is 30, a text field accepts 30 characters after trimming (case %#, shop.md section 5)',
  (value, fits) => {
    expect(safeParse(filledUpTo(30), value).success).toBe(fits);
    expect(safeParse(optionalUpTo(30), value).success).toBe(fits);
  },
);

test.each([undefined, null, '', '  '])('an optional text field omits the value %j', (value) => {
  expect(safeParse(optionalText, value)).toMatchObject({ success: true, output: undefined });
  expect(safeParse(optionalUpTo(3), value)).toMatchObject({ success: true, output: undefined });
});

test.each([
  ['12', 12],
  [' 12 ', 12],
  [12, 12],
  ['+1', 1],
  ['60', 60],
])('a number field parses %j as %d (site.md section 5, "Birthday event form")', (value, expected) => {
  expect(safeParse(wholeNumber('participants'), value).output).toBe(expected);
  expect(safeParse(optionalWholeNumber('participants'), value).output).toBe(expected);
});

test.each([
  ['-3', {}, 'Bitte geben Sie eine Zahl von 1 bis 60 ein.'],
  ['0', {}, 'Bitte geben Sie eine Zahl von 1 bis 60 ein.'],
  ['61', {}, 'Bitte geben Sie eine Zahl von 1 bis 60 ein.'],
  ['5', { min: '6', max: '12' }, 'Bitte geben Sie eine Zahl von 6 bis 12 ein.'],
  ['101', { max: '100' }, 'Bitte geben Sie eine Zahl von 1 bis 100 ein.'],
  ['61', { max: 'viele' }, 'Bitte geben Sie eine Zahl von 1 bis 60 ein.'],
  ['-3', { min: '-5' }, 'Bitte geben Sie eine Zahl von 1 bis 60 ein.'],
])('a number field with the value %j and the bounds %j shows the message: %s', (value, bounds, message) => {
  for (const field of [wholeNumber, optionalWholeNumber])
    expect(safeParse(field('participants', bounds), value).issues).toMatchObject([{ message }]);
});

test('an optional number field omits an empty value', () => {
  expect(safeParse(optionalWholeNumber('count'), '')).toMatchObject({ success: true, output: undefined });
  expect(safeParse(optionalWholeNumber('count'), undefined).success).toBe(true);
});

const integer = 'Bitte geben Sie eine ganze Zahl ein.';

test.each(['', undefined, null, 'zwölf', '1.5', 1.5, '1e9', '9'.repeat(30), Number.NaN])(
  'a number field rejects %j, which is not a whole number',
  (value) => {
    expect(safeParse(wholeNumber('participants'), value).issues).toMatchObject([{ message: integer }]);
    if (value)
      expect(safeParse(optionalWholeNumber('count'), value).issues).toMatchObject([{ message: integer }]);
  },
);

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
])('the text %j is a Swiss postal code: %s (shop.md section 5)', (text, expected) => {
  expect(isZip(text)).toBe(expected);
});

test('the zip field trims its value (shop.md section 5)', () => {
  expect(safeParse(zip, ' 4001 ').output).toBe('4001');
});

test.each([undefined, null, '', '400', '40 01'])('the zip field rejects %j', (value) => {
  expect(safeParse(zip, value).success).toBe(false);
});

test.each([
  ['12345', true],
  ['1234', false],
  ['', false],
  [undefined, false],
  [12345, false],
])('a password field with the value %j is valid: %s (site.md section 9)', (value, expected) => {
  expect(safeParse(password, value).success).toBe(expected);
});

test('the password field does not trim its value', () => {
  expect(safeParse(password, ' 123 ').output).toBe(' 123 ');
});

test.each([
  ['geheim', 'geheim', true],
  ['geheim', 'Geheim', false],
  ['geheim', undefined, false],
  [undefined, undefined, true],
])('the password %j and the repetition %j match: %s', (first, again, expected) => {
  expect(safeParse(repeated(first), again).success).toBe(expected);
});
