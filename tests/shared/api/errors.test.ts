import { expect, test } from 'vitest';
import { ApiError, isRefusal } from '../../../shared/api/errors.ts';

test.each([
  [399, false],
  [400, true],
  [499, true],
  [500, false],
  [0, false],
])('an answer of %i is a refusal: %s', (status, expected) => {
  expect(isRefusal(new ApiError(status, ''))).toBe(expected);
});

test('what is no answer of the shop is no refusal', () => {
  expect(['expired', undefined, Error('400')].map(isRefusal)).toEqual([false, false, false]);
});
