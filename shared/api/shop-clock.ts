import { atom } from 'nanostores';

/**
 * Milliseconds that the shop's clock is ahead of the device's; negative if it is behind. 0 until the first response,
 * and while both agree within a minute.
 */
export const $clockOffset = atom(0);

/**
 * The shop's time, in milliseconds since 1970, for every comparison with the shop's dates. The age of stored values
 * uses the device's clock, because the offset can become known between writing and reading.
 */
export const shopNow = (): number => Date.now() + $clockOffset.get();

/**
 * Milliseconds of difference that are ignored: the header has whole seconds, and requests and device clocks have
 * delays.
 */
const tolerance = 60_000;

/** A device clock with a larger difference cannot open pages by https, so the server's date is wrong. */
const limit = 400 * 86_400_000;

let isKnown = false;
let isAsked = false;
/** An offset that differs from the known one. It applies if the next response confirms it */
let unconfirmed: number | undefined;

interface ReceivedHeaders {
  headers: Headers;
  /** When the request was sent, in milliseconds since 1970 by the device's clock */
  sentAt: number;
  /**
   * Whether the response may come from a cache. Its `Date` is then in the past, so the shop's clock shows at
   * least that time
   */
  mayBeCached: boolean;
}

/**
 * Reads the shop's time from the `Date` header of a response. The first response of a page applies
 * immediately. A later response with another time must be confirmed by the next one. Two servers with
 * different clocks therefore do not make the time jump.
 */
export function readShopClock({ headers, sentAt, mayBeCached }: ReceivedHeaders): void {
  const receivedAt = Date.now();
  const age = Number(headers.get('Age')) || 0;
  // The header is in whole seconds, written between sending and receiving
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
    // Temporal throws for fractions of a millisecond
    $clockOffset.set(agrees(0) ? 0 : Math.round(measured));
  } else unconfirmed = measured;
}

/** Requests the headers of the page once, for a page that needs the time before its first API call. */
export async function fetchShopClock(): Promise<void> {
  if (isKnown || isAsked) return;
  isAsked = true;
  const sentAt = Date.now();
  const init = { method: 'HEAD', cache: 'no-store' } as const;
  const response = await fetch(location.pathname + location.search, init).catch(() => undefined);
  if (response) readShopClock({ headers: response.headers, sentAt, mayBeCached: false });
}

/** Resets the module state; for tests. */
export function resetShopClock(): void {
  isKnown = false;
  isAsked = false;
  unconfirmed = undefined;
  $clockOffset.set(0);
}
