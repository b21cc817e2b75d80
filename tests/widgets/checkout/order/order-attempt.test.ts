// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  attemptFor,
  recallAttempts,
  settleAttempt,
} from '../../../../widgets/checkout/order/order-attempt.ts';

// shop.md section 4, "Order button": one order has one key until it is known what became of it

const hour = 60 * 60 * 1000;
const now = Date.now();
let key: string;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  vi.setSystemTime(now);
  key = attemptFor('visitor', 'digest').key;
});
afterEach(() => {
  settleAttempt('visitor', key);
  vi.useRealTimers();
});

const keys = () => recallAttempts('visitor').map((attempt) => attempt.key);

test.each([-49, -25, 25, 49])(
  'an open order keeps its key when the clock is corrected by %d hours',
  (hours) => {
    vi.setSystemTime(now + hours * hour);
    expect(keys()).toEqual([key]);
    expect(attemptFor('visitor', 'digest').key).toBe(key);
    expect(recallAttempts('guest')).toEqual([]);
    settleAttempt('visitor', key);
    expect(keys()).toEqual([]);
  },
);

test('the key of an order expires when a day has passed', () => {
  vi.advanceTimersByTime(25 * hour);
  expect(keys()).toEqual([]);
});

test('an order that another tab has settled is open no more', () => {
  localStorage.clear();
  expect(keys()).toEqual([]);
});

test.each([-49, 49])(
  'the page after a reload finds the key when the clock was corrected by %d hours',
  async (hours) => {
    vi.setSystemTime(now + hours * hour);
    dispatchEvent(new Event('pagehide'));
    vi.resetModules();
    const next = await import('../../../../widgets/checkout/order/order-attempt.ts');
    expect(next.recallAttempts('visitor').map((attempt) => attempt.key)).toEqual([key]);
  },
);

test('the device keeps the ten latest orders that are open', () => {
  const all = Array.from({ length: 12 }, (_, index) => attemptFor('visitor', `digest ${index}`).key);
  expect(keys()).toEqual(all.slice(-10).reverse());
  for (const each of all) settleAttempt('visitor', each);
});
