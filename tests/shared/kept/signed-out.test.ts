// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageOpenedAt } from '../../../shared/kept/page-opened.ts';
import {
  hasSignedOut,
  isBeforeSignOut,
  isPageBeforeSignOut,
  rememberSignOut,
} from '../../../shared/kept/signed-out.ts';
import { resetState } from '../../../shared/registry/resettable.ts';

// docs/reference/kept-values.md, "Owners": what a sign-out deletes

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
  resetState();
});
afterEach(() => vi.useRealTimers());

test.each([
  [-1, false],
  [0, false],
  [100, false],
  [101, true],
])(
  'if the sign-out happened %i ms after the page was opened, isPageBeforeSignOut() returns %s',
  (after, isOlder) => {
    const opened = pageOpenedAt();
    vi.setSystemTime(opened + 1000);
    rememberSignOut(opened + after);
    expect(isPageBeforeSignOut()).toBe(isOlder);
  },
);

test('a sign-out invalidates values that a visitor stored earlier, and keeps the settings of the device valid', () => {
  rememberSignOut(Date.now());
  const at = Date.now() - 1;
  expect([
    isBeforeSignOut({ at, of: 'visitor' }),
    isBeforeSignOut({ at, of: 'device' }),
    isBeforeSignOut({ at: at + 1, of: 'visitor' }),
  ]).toEqual([true, false, false]);
  expect(hasSignedOut()).toBe(true);
});

test('isBeforeSignOut() ignores a sign-out time in the future, which occurs if the clock was set back', () => {
  rememberSignOut(Date.now() + 60_000);
  expect(isBeforeSignOut({ at: Date.now() - 1, of: 'visitor' })).toBe(false);
});
