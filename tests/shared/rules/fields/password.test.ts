import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { password, repeated } from '../../../../shared/rules/fields/password.ts';

test.each([
  ['12345', true],
  ['1234', false],
  ['', false],
  [undefined, false],
  [12345, false],
])('%j is longer than 4 characters: %s (site.md section 9)', (value, expected) => {
  expect(safeParse(password, value).success).toBe(expected);
});

test('spaces belong to a password', () => {
  expect(safeParse(password, ' 123 ').output).toBe(' 123 ');
});

test.each([
  ['geheim', 'geheim', true],
  ['geheim', 'Geheim', false],
  ['geheim', undefined, false],
  [undefined, undefined, true],
])('%j repeated as %j agrees: %s', (first, again, expected) => {
  expect(safeParse(repeated(first), again).success).toBe(expected);
});
