import { atom } from 'nanostores';

/**
 * Milliseconds that the shop's clock is ahead of the device's, below 0 where it is behind. 0 until an answer has come, and
 * where both agree to a minute.
 */
export const $clockOffset = atom(0);

/**
 * The shop's time, in milliseconds since 1970. Everything that compares with the shop's dates asks this. The age of what
 * the device keeps does not: its two times are both of the device's clock, and the offset becomes known in between.
 */
export const shopNow = (): number => Date.now() + $clockOffset.get();

/** Whole seconds in the header, the time under way and a device that is a little late are no mistake. */
const tolerance = 60_000;

/** A device that is further off opens no page by https, so it is the server's mistake. */
const limit = 400 * 86_400_000;

let isKnown = false;
let isAsked = false;
/** An offset that contradicts the known one, and needs a second answer that says the same */
let doubted: number | undefined;

interface Answer {
  headers: Headers;
  /** By the device's clock, in milliseconds since 1970 */
  sentAt: number;
  /** A cache may have answered: its `Date` lies in the past, and proves that it is not earlier, but not that it is not later */
  mayBeCached: boolean;
}

/**
 * Takes the shop's time from the `Date` of an answer. The first answer of a page counts at once. A later one that
 * contradicts it counts when the next one agrees: two servers that disagree make no clock that jumps.
 */
export function readShopClock({ headers, sentAt, mayBeCached }: Answer): void {
  const receivedAt = Date.now();
  const age = Number(headers.get('Age')) || 0;
  // Written in whole seconds, at some time between the two
  const written = Date.parse(headers.get('Date') ?? '') + age * 1000 + 500;
  const measured = written - (sentAt + receivedAt) / 2;
  const doubt = 500 + Math.abs(receivedAt - sentAt) / 2;
  if (!(Math.abs(measured) < limit) || doubt > tolerance) return;

  const agrees = (other: number) => Math.abs(measured - other) <= tolerance + doubt;
  const known = $clockOffset.get();
  if (mayBeCached && measured < known && !agrees(known)) return;
  const isFirst = !isKnown;
  isKnown = true;
  if (agrees(known)) doubted = undefined;
  else if (isFirst || (doubted !== undefined && agrees(doubted))) {
    doubted = undefined;
    // Temporal throws for a part of a millisecond
    $clockOffset.set(agrees(0) ? 0 : Math.round(measured));
  } else doubted = measured;
}

/** For a page that needs the time before it has called the shop: asks for nothing but the page's own headers, once. */
export async function askShopClock(): Promise<void> {
  if (isKnown || isAsked) return;
  isAsked = true;
  const sentAt = Date.now();
  const init = { method: 'HEAD', cache: 'no-store' } as const;
  const answer = await fetch(location.pathname + location.search, init).catch(() => undefined);
  if (answer) readShopClock({ headers: answer.headers, sentAt, mayBeCached: false });
}

/** As on a new page; for tests. */
export function resetShopClock(): void {
  isKnown = false;
  isAsked = false;
  doubted = undefined;
  $clockOffset.set(0);
}
