// @vitest-environment page
import { afterEach, expect, test, vi } from 'vitest';
import { itemRemoval } from '../../../../shared/api/cart.ts';
import { resetState } from '../../../../shared/registry/resettable.ts';
import { cartOutbox, isPageBehind } from '../../../../shared/stores/cart/cart-outbox.ts';

const removal = itemRemoval('12');

afterEach(() => {
  vi.useRealTimers();
});

test('isPageBehind() returns true if a cart change has settled after the page was requested', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  cartOutbox.keep('a', removal);
  cartOutbox.settle('a');
  expect(isPageBehind()).toBe(true);
  vi.setSystemTime(Date.now() + 1000);
  const stored = { ...localStorage };
  expect(Object.keys(stored)).toContain('krume:cart-settled');
  resetState();
  // The reset deletes the stored time, which the next page would read
  Object.assign(localStorage, stored);
  expect(isPageBehind()).toBe(false);
  cartOutbox.keep('b', removal);
  cartOutbox.settle('b');
  expect(isPageBehind()).toBe(true);
});
