// @vitest-environment page
import { expect, test } from 'vitest';
import { resetState, resettable } from '../../../shared/registry/resettable.ts';

test('resetState() calls all registered functions, and the function registered last first', () => {
  const calls: string[] = [];
  resettable(() => calls.push('imported module'));
  resettable(() => calls.push('importing module'));
  resetState();
  expect(calls).toEqual(['importing module', 'imported module']);
});
