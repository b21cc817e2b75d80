// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageOpenedAt, resetPageOpened } from '../../../shared/kept/page-opened.ts';
import { hasSignedOut, isLeft, isPageLeft, rememberSignOut } from '../../../shared/kept/signed-out.ts';

// docs/kept-values.md, "Whose it is"

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
  resetPageOpened();
});
afterEach(() => vi.useRealTimers());

test.each([
  [-1, false],
  [0, false],
  [100, false],
  [101, true],
])('a page is left by a sign-out %i ms after it was opened: %s', (after, isOlder) => {
  const opened = pageOpenedAt();
  vi.setSystemTime(opened + 1000);
  rememberSignOut(opened + after);
  expect(isPageLeft()).toBe(isOlder);
});

test('what a person kept before the sign-out is left; what belongs to the device is not', () => {
  rememberSignOut(Date.now());
  const at = Date.now() - 1;
  expect([
    isLeft({ at, of: 'visitor' }),
    isLeft({ at, of: 'device' }),
    isLeft({ at: at + 1, of: 'visitor' }),
  ]).toEqual([true, false, false]);
  expect(hasSignedOut()).toBe(true);
});

test('a sign-out in the future, by a clock that was set back since, counts for nothing', () => {
  rememberSignOut(Date.now() + 60_000);
  expect(isLeft({ at: Date.now() - 1, of: 'visitor' })).toBe(false);
});
