import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { email } from '../../../../shared/rules/fields/email.ts';

test('an e-mail comes out trimmed (section 5)', () => {
  expect(safeParse(email, ' anna@example.ch ').output).toBe('anna@example.ch');
});

test.each([undefined, null, '', 'anna', 'an na@example.ch', 5])('%j is invalid', (value) => {
  expect(safeParse(email, value).success).toBe(false);
});
