import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  $clockOffset,
  askShopClock,
  readShopClock,
  resetShopClock,
  shopNow,
} from '../../../shared/api/shop-clock.ts';

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];
const device = Date.parse('2026-11-23T12:00:00.000Z');

beforeEach(() => {
  resetShopClock();
  vi.useFakeTimers({ now: device, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Told {
  /** How long the answer was under way, in milliseconds */
  took?: number;
  age?: number;
  mayBeCached?: boolean;
}

const headersOf = (ahead: number, age?: number) =>
  new Headers({
    Date: new Date(Date.now() + ahead).toUTCString(),
    ...(age !== undefined && { Age: String(age) }),
  });

/** An answer of a shop whose clock is so far ahead. */
function answer(ahead: number, { took = 0, age, mayBeCached = false }: Told = {}): void {
  readShopClock({ headers: headersOf(ahead, age), sentAt: Date.now() - took, mayBeCached });
}
/** In whole minutes: the header has whole seconds. */
const offset = () => Math.round($clockOffset.get() / minute);
const minutes = (ahead: number) => ahead / minute;

test.each([{ took: 1 }, { took: 251 }, { age: 0.0005 }])(
  'the shop’s time is whole milliseconds, as Temporal takes it: %j',
  (told) => {
    answer(2 * hour, told);
    expect(shopNow()).not.toBe(device);
    expect(Number.isInteger(shopNow())).toBe(true);
  },
);

test('the device’s clock counts until an answer has come', () => {
  expect(shopNow()).toBe(device);
});

test.each([[2 * day], [-2 * day], [5 * minute], [-5 * minute], [90 * second + 61 * minute]])(
  'a device that is %i ms behind gets the shop’s time from the first answer',
  (ahead) => {
    answer(ahead);
    expect(Math.abs(shopNow() - (device + ahead))).toBeLessThanOrEqual(500);
  },
);

test.each([[0], [30 * second], [-30 * second], [59 * second]])(
  'a difference of %i ms is nobody’s mistake',
  (ahead) => {
    answer(ahead);
    expect($clockOffset.get()).toBe(0);
  },
);

describe('servers that are odd', () => {
  test('no date, one that cannot be read, and one that is years away change nothing', () => {
    readShopClock({ headers: new Headers(), sentAt: device, mayBeCached: false });
    readShopClock({ headers: new Headers({ Date: 'gestern' }), sentAt: device, mayBeCached: false });
    answer(-device);
    answer(900 * day);
    expect($clockOffset.get()).toBe(0);
    answer(2 * day);
    expect(offset()).toBe(2 * 24 * 60);
  });

  test('an answer that was under way for minutes says nothing', () => {
    answer(3 * hour, { took: 3 * minute });
    expect($clockOffset.get()).toBe(0);
  });

  test('the way of an answer is taken into account: sent and received, the middle counts', () => {
    answer(hour, { took: 40 * second });
    expect(Math.abs($clockOffset.get() - (hour + 20 * second))).toBeLessThanOrEqual(500);
  });

  test('two servers that disagree in turns make no clock that jumps', () => {
    const seen: number[] = [];
    onTestFinished($clockOffset.listen((ahead) => seen.push(Math.round(ahead / minute))));
    for (const ahead of [0, 3 * hour, 0, 3 * hour, 0]) answer(ahead);
    expect(seen).toEqual([]);
  });

  test('a clock that is set right while the page is open counts once two answers agree', () => {
    answer(2 * day);
    answer(0);
    expect(offset()).toBe(minutes(2 * day));
    answer(0);
    expect($clockOffset.get()).toBe(0);
  });
});

describe('answers out of a cache', () => {
  test('an old answer does not set the clock back, on a device that is right or behind', () => {
    answer(-2 * hour, { mayBeCached: true });
    expect($clockOffset.get()).toBe(0);
    answer(2 * day);
    answer(hour, { mayBeCached: true });
    answer(hour, { mayBeCached: true });
    expect(offset()).toBe(minutes(2 * day));
  });

  test('what it says of a device that is behind is true: the shop is at least so late', () => {
    answer(2 * day - hour, { mayBeCached: true });
    expect(offset()).toBe(minutes(2 * day - hour));
  });

  test('`Age` of a shared cache counts', () => {
    answer(-2 * hour, { age: 7200 });
    expect($clockOffset.get()).toBe(0);
    resetShopClock();
    answer(day - 2 * hour, { age: 7200 });
    expect(offset()).toBe(minutes(day));
  });
});

describe('a page that has not called the shop', () => {
  test('asks for its own headers, once, and by no cache', async () => {
    const fetch = vi.fn(async () => new Response(null, { headers: headersOf(2 * day) }));
    vi.stubGlobal('fetch', fetch);
    vi.stubGlobal('location', { pathname: '/filialen', search: '?art=cafe' });
    await Promise.all([askShopClock(), askShopClock()]);
    expect(fetch.mock.calls).toEqual([['/filialen?art=cafe', { method: 'HEAD', cache: 'no-store' }]]);
    expect(offset()).toBe(minutes(2 * day));
  });

  test('does not ask once an answer has told the time, and keeps the device’s where it cannot ask', async () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', fetch);
    vi.stubGlobal('location', { pathname: '/filialen', search: '' });
    await askShopClock();
    expect([fetch.mock.calls.length, $clockOffset.get()]).toEqual([1, 0]);
    resetShopClock();
    answer(0);
    await askShopClock();
    expect(fetch).toHaveBeenCalledOnce();
  });
});
