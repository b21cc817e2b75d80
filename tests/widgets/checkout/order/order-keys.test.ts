// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orderKeys } from '../../../../widgets/checkout/order/order-keys.ts';

// shop.md section 4, "Order button": one order has one key until it is known what became of it

const hour = 60 * 60 * 1000;
const now = Date.now();
let key: string;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  vi.setSystemTime(now);
  key = orderKeys.keyFor('visitor', 'digest');
});
afterEach(() => {
  orderKeys.settle('visitor', key);
  vi.useRealTimers();
});

const keys = () => orderKeys.open('visitor').map((attempt) => attempt.key);

test.each([-49, -25, 25, 49])(
  'an open order keeps its key when the clock is corrected by %d hours',
  (hours) => {
    vi.setSystemTime(now + hours * hour);
    expect(keys()).toEqual([key]);
    expect(orderKeys.keyFor('visitor', 'digest')).toBe(key);
    expect(orderKeys.open('guest')).toEqual([]);
    orderKeys.settle('visitor', key);
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
    const next = await import('../../../../widgets/checkout/order/order-keys.ts');
    expect(next.orderKeys.open('visitor').map((attempt) => attempt.key)).toEqual([key]);
  },
);

test('the device keeps the ten latest orders that are open', () => {
  const all = Array.from({ length: 12 }, (_, index) => orderKeys.keyFor('visitor', `digest ${index}`));
  expect(keys()).toEqual(all.slice(-10).reverse());
  for (const each of all) orderKeys.settle('visitor', each);
});
