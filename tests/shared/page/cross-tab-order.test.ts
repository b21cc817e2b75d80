import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { crossTabOrder } from '../../../shared/page/cross-tab-order.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: 1000 }));
afterEach(() => vi.useRealTimers());

test('isLater() returns false if another tab sent its change before this tab received its last response', () => {
  const order = crossTabOrder();
  order.received();
  expect([999, 1000, 1001, undefined].map((since) => order.isLater(since))).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

test('isAlone() returns true until another tab makes a change', () => {
  const order = crossTabOrder();
  const sent = order.sent();
  expect([sent.since, sent.isAlone()]).toEqual([1000, true]);
  order.changedElsewhere();
  expect(sent.isAlone()).toBe(false);
});
