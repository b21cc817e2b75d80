import { atom } from 'nanostores';
import { resettable } from '../registry/resettable.ts';

/**
 * Milliseconds by which the shop's clock is ahead of the device's clock; negative if the shop's clock is behind. 0
 * until the first response, and for differences that are too small to count (see `tolerance`).
 */
export const $clockOffset = atom(0);

/**
 * The shop's time in milliseconds since 1970, for comparisons with dates of the shop. Use the device's clock for the
 * age of stored values, because the offset may become known between writing and reading.
 */
export const shopNow = (): number => Date.now() + $clockOffset.get();

/**
 * Differences of up to this number of milliseconds are ignored, and so is the additional uncertainty of a measurement:
 * the `Date` header contains whole seconds, and it is unknown when during the request the server wrote the header.
 */
const tolerance = 60_000;

/**
 * Largest credible difference in milliseconds. With a larger difference, https would fail, so the server's date must be
 * wrong.
 */
const limit = 400 * 86_400_000;

let isKnown = false;
let isAsked = false;
/**
 * A measured offset that differs from `$clockOffset`. The measured offset is applied if the next response confirms it
 */
let unconfirmed: number | undefined;

interface ReceivedHeaders {
  headers: Headers;
  /** The time of the request in milliseconds since 1970, by the device's clock */
  sentAt: number;
  /** True if the response may come from a cache, so that its `Date` may be in the past */
  mayBeCached: boolean;
}

/**
 * Reads the shop's time from the `Date` header of a response. The offset of the first response is applied immediately.
 * A different offset of a later response is applied only if the next response confirms it, because the servers of a
 * shop can have different clocks.
 */
export function readShopClock({ headers, sentAt, mayBeCached }: ReceivedHeaders): void {
  const receivedAt = Date.now();
  const age = Number(headers.get('Age')) || 0;
  // The header has whole seconds, so half a second is added
  const written = Date.parse(headers.get('Date') ?? '') + age * 1000 + 500;
  const measured = written - (sentAt + receivedAt) / 2;
  const uncertainty = 500 + Math.abs(receivedAt - sentAt) / 2;
  if (!(Math.abs(measured) < limit) || uncertainty > tolerance) return;

  const agrees = (other: number) => Math.abs(measured - other) <= tolerance + uncertainty;
  const known = $clockOffset.get();
  if (mayBeCached && measured < known && !agrees(known)) return;
  const isFirst = !isKnown;
  isKnown = true;
  if (agrees(known)) unconfirmed = undefined;
  else if (isFirst || (unconfirmed !== undefined && agrees(unconfirmed))) {
    unconfirmed = undefined;
    // The offset is rounded, because Temporal throws for fractions of a millisecond
    $clockOffset.set(agrees(0) ? 0 : Math.round(measured));
  } else unconfirmed = measured;
}

/** Requests the headers of the page once. Call this function if the shop's time is needed before the first API call. */
export async function fetchShopClock(): Promise<void> {
  if (isKnown || isAsked) return;
  isAsked = true;
  const sentAt = Date.now();
  const init = { method: 'HEAD', cache: 'no-store' } as const;
  const response = await fetch(location.pathname + location.search, init).catch(() => undefined);
  if (response) readShopClock({ headers: response.headers, sentAt, mayBeCached: false });
}

resettable(() => {
  isKnown = false;
  isAsked = false;
  unconfirmed = undefined;
  $clockOffset.set(0);
});
