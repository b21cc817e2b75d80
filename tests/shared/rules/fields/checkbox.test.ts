import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { checkbox, ticked } from '../../../../shared/rules/fields/checkbox.ts';

test.each([
  [true, true],
  ['on', true],
  ['1', true],
  [false, false],
  ['', false],
  ['0', false],
  [undefined, false],
  [null, false],
])('%j means ticked: %s; terms must be (section 5)', (value, expected) => {
  expect(safeParse(checkbox, value).output).toBe(expected);
  expect(safeParse(ticked, value).success).toBe(expected);
});
