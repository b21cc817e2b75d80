import type { DeliveryMethod } from '../../model/shipping.ts';
import { hour, minute, plainTime } from '../dates/day.ts';
import type { Temporal } from '../temporal.ts';
import { isCourier } from './methods.ts';
import { courierWindow, windowStart } from './windows.ts';

/** In ms since midnight. @see shop.md section 9, "Booking and time select" */
const first = 5 * hour;
const last = 20 * hour + 30 * minute;
const step = 30 * minute;

/** The choices of the time select: 05:00 to 20:30, every 30 minutes. */
export function pickupTimes(): Temporal.PlainTime[] {
  return pickupStarts.map(plainTime);
}

/** The same in ms since midnight. */
export const pickupStarts: readonly number[] = Array.from(
  { length: (last - first) / step + 1 },
  (_, index) => first + index * step,
);

export const defaultStart = 8 * hour;

/** What the time select shows at first: 08:00. */
export function defaultPickupTime(): Temporal.PlainTime {
  return plainTime(defaultStart);
}

/**
 * The times of day at which a method can deliver on a weekday, in ms since midnight: the time select's for
 * pickup, the window's for a courier who comes, otherwise none.
 */
export function deliveryStarts(method: DeliveryMethod, weekday: number): readonly number[] {
  if (method === 'Pickup') return pickupStarts;
  const window = isCourier(method) ? courierWindow(method, weekday) : undefined;
  const start = window === undefined ? undefined : windowStart(window);
  return start === undefined ? [] : [start];
}
