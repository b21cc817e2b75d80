import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { recordOf, text } from '../../../shared/model/values.ts';

test.each([
  [{}, true],
  [{ 'Accept-Language': 'de' }, true],
  [{ 'X-Shop': 1 }, false],
  [['X-Shop: 1'], false],
  ['X-Shop: 1', false],
  [null, false],
])('recordOf() with texts as values parses %j: %j', (input, isValid) => {
  expect(safeParse(recordOf('texts', text), input).success).toBe(isValid);
});
