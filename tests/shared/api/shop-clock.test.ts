// @vitest-environment page
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { $clockOffset, fetchShopClock, readShopClock, shopNow } from '../../../shared/api/shop-clock.ts';
import { resetState } from '../../../shared/registry/resettable.ts';

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];
const device = Date.parse('2026-11-23T12:00:00.000Z');

beforeEach(() => {
  resetState();
  vi.useFakeTimers({ now: device, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface ResponseDetails {
  /** Duration of the request in milliseconds */
  took?: number;
  age?: number;
  mayBeCached?: boolean;
}

const headersOf = (ahead: number, age?: number) =>
  new Headers({
    Date: new Date(Date.now() + ahead).toUTCString(),
    ...(age !== undefined && { Age: String(age) }),
  });

/** Reads a response from a shop whose clock is `ahead` milliseconds ahead. */
function respond(ahead: number, { took = 0, age, mayBeCached = false }: ResponseDetails = {}): void {
  readShopClock({ headers: headersOf(ahead, age), sentAt: Date.now() - took, mayBeCached });
}
/** The measured offset in whole minutes, because the `Date` header has only whole seconds. */
const offset = () => Math.round($clockOffset.get() / minute);
const minutes = (ahead: number) => ahead / minute;

test.each([{ took: 1 }, { took: 251 }, { age: 0.0005 }])(
  'after a response with the details %j, shopNow() returns whole milliseconds, as Temporal requires',
  (details) => {
    respond(2 * hour, details);
    expect(shopNow()).not.toBe(device);
    expect(Number.isInteger(shopNow())).toBe(true);
  },
);

test('before the first response arrives, shopNow() returns the time of the device', () => {
  expect(shopNow()).toBe(device);
});

test.each([[2 * day], [-2 * day], [5 * minute], [-5 * minute], [90 * second + 61 * minute]])(
  'if the Date header of a response differs from the device clock by %i ms, shopNow() returns the shop’s time',
  (ahead) => {
    respond(ahead);
    expect(Math.abs(shopNow() - (device + ahead))).toBeLessThanOrEqual(500);
  },
);

test.each([[0], [30 * second], [-30 * second], [59 * second]])(
  'shopNow() ignores a difference of %i ms between the clocks of the shop and the device',
  (ahead) => {
    respond(ahead);
    expect($clockOffset.get()).toBe(0);
  },
);

describe('shopNow() when the server clock is unreliable', () => {
  test('shopNow() ignores a Date header that is missing, invalid or years away from the device time', () => {
    readShopClock({ headers: new Headers(), sentAt: device, mayBeCached: false });
    readShopClock({ headers: new Headers({ Date: 'gestern' }), sentAt: device, mayBeCached: false });
    respond(-device);
    respond(900 * day);
    expect($clockOffset.get()).toBe(0);
    respond(2 * day);
    expect(offset()).toBe(2 * 24 * 60);
  });

  test('shopNow() ignores a response that takes three minutes to arrive', () => {
    respond(3 * hour, { took: 3 * minute });
    expect($clockOffset.get()).toBe(0);
  });

  test('shopNow() compares the Date header with the midpoint between the request and the response', () => {
    respond(hour, { took: 40 * second });
    expect(Math.abs($clockOffset.get() - (hour + 20 * second))).toBeLessThanOrEqual(500);
  });

  test('shopNow() ignores alternating responses from two servers whose clocks differ', () => {
    const seen: number[] = [];
    onTestFinished($clockOffset.listen((ahead) => seen.push(Math.round(ahead / minute))));
    for (const ahead of [0, 3 * hour, 0, 3 * hour, 0]) respond(ahead);
    expect(seen).toEqual([]);
  });

  test('when the device clock is corrected, shopNow() adopts the new time after two responses that agree', () => {
    respond(2 * day);
    respond(0);
    expect(offset()).toBe(minutes(2 * day));
    respond(0);
    expect($clockOffset.get()).toBe(0);
  });
});

describe('shopNow() after a response that may come from a cache', () => {
  test('after a response that may come from a cache, shopNow() never moves the time back', () => {
    respond(-2 * hour, { mayBeCached: true });
    expect($clockOffset.get()).toBe(0);
    respond(2 * day);
    respond(hour, { mayBeCached: true });
    respond(hour, { mayBeCached: true });
    expect(offset()).toBe(minutes(2 * day));
  });

  test('if the device clock is behind, a response that may come from a cache moves the time of shopNow() forward', () => {
    respond(2 * day - hour, { mayBeCached: true });
    expect(offset()).toBe(minutes(2 * day - hour));
  });

  test('shopNow() adds the Age header of the response to its Date header', () => {
    respond(-2 * hour, { age: 7200 });
    expect($clockOffset.get()).toBe(0);
    resetState();
    respond(day - 2 * hour, { age: 7200 });
    expect(offset()).toBe(minutes(day));
  });
});

describe('fetchShopClock()', () => {
  test('fetchShopClock() sends one HEAD request, which bypasses the cache, for two simultaneous calls', async () => {
    const fetch = vi.fn(async () => new Response(null, { headers: headersOf(2 * day) }));
    vi.stubGlobal('fetch', fetch);
    vi.stubGlobal('location', { pathname: '/filialen', search: '?art=cafe' });
    await Promise.all([fetchShopClock(), fetchShopClock()]);
    expect(fetch.mock.calls).toEqual([['/filialen?art=cafe', { method: 'HEAD', cache: 'no-store' }]]);
    expect(offset()).toBe(minutes(2 * day));
  });

  test('fetchShopClock() sends no request if an earlier response contained a Date header', async () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', fetch);
    vi.stubGlobal('location', { pathname: '/filialen', search: '' });
    await fetchShopClock();
    expect([fetch.mock.calls.length, $clockOffset.get()]).toEqual([1, 0]);
    resetState();
    respond(0);
    await fetchShopClock();
    expect(fetch).toHaveBeenCalledOnce();
  });
});
