import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { integer } from '../../../../shared/rules/fields/integer.ts';

test.each([
  ['12', 12],
  [' 12 ', 12],
  [12, 12],
  ['0', 0],
  ['-1', -1],
])('%j is %d (site.md section 5, "Birthday event form")', (value, expected) => {
  expect(safeParse(integer, value).output).toBe(expected);
});

test.each(['', undefined, null, 'zwölf', '1.5', 1.5, '1e9', '9'.repeat(30), Number.NaN])(
  '%j is no integer',
  (value) => {
    expect(safeParse(integer, value).success).toBe(false);
  },
);
