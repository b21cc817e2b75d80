// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orderKeys } from '../../../../widgets/checkout/order/order-keys.ts';

// shop.md section 4, "Order button": an order keeps its idempotency key until its outcome is known

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
  'an order with an unknown outcome keeps its idempotency key if the clock is changed by %d hours',
  (hours) => {
    vi.setSystemTime(now + hours * hour);
    expect(keys()).toEqual([key]);
    expect(orderKeys.keyFor('visitor', 'digest')).toBe(key);
    expect(orderKeys.open('guest')).toEqual([]);
    orderKeys.settle('visitor', key);
    expect(keys()).toEqual([]);
  },
);

test('the idempotency key of an order expires after a day', () => {
  vi.advanceTimersByTime(25 * hour);
  expect(keys()).toEqual([]);
});

test('the idempotency key of an order is dropped after another tab has deleted the stored key', () => {
  localStorage.clear();
  expect(keys()).toEqual([]);
});

test.each([-49, 49])(
  'an order with an unknown outcome keeps its key after a reload and a clock change of %d hours',
  async (hours) => {
    vi.setSystemTime(now + hours * hour);
    dispatchEvent(new Event('pagehide'));
    vi.resetModules();
    const next = await import('../../../../widgets/checkout/order/order-keys.ts');
    expect(next.orderKeys.open('visitor').map((attempt) => attempt.key)).toEqual([key]);
  },
);

test('the browser stores the keys of the ten latest orders with an unknown outcome', () => {
  const all = Array.from({ length: 12 }, (_, index) => orderKeys.keyFor('visitor', `digest ${index}`));
  expect(keys()).toEqual(all.slice(-10).reverse());
  for (const each of all) orderKeys.settle('visitor', each);
});
