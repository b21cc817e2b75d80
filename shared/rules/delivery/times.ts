import type { DeliveryMethod } from '../../model/shipping.ts';
import { hour, minute, plainTime } from '../dates/day.ts';
import type { Temporal } from '../dates/temporal.ts';
import { isCourier } from './methods.ts';

/**
 * First and last time of the time select, in milliseconds since midnight. @see shop.md section 9, "Booking and time
 * select"
 */
const first = 5 * hour;
const last = 20 * hour + 30 * minute;
const step = 30 * minute;

/** The options of the time select, in milliseconds since midnight: 05:00 to 20:30, every 30 minutes. */
const pickupStarts: readonly number[] = Array.from(
  { length: (last - first) / step + 1 },
  (_, index) => first + index * step,
);

export const defaultStart = 8 * hour;

/** The initial value of the time select: 08:00. */
export function defaultPickupTime(): Temporal.PlainTime {
  return plainTime(defaultStart);
}

/**
 * The possible start times of a shipping method on a weekday, in milliseconds since midnight: for pickup, the times of
 * the time select; for a courier, the start of the window. Empty for other methods.
 */
export function deliveryStarts(method: DeliveryMethod, weekday: number): readonly number[] {
  if (method === 'Pickup') return pickupStarts;
  const window = isCourier(method) ? courierWindow(method, weekday) : undefined;
  const start = window === undefined ? undefined : windowStart(window);
  return start === undefined ? [] : [start];
}

const none = undefined;
const workdays = (window: string) => [window, window, window, window, window];

/** Courier windows by weekday; Monday is 0. @see shop.md section 9, "Courier time windows" */
const windows: Partial<Record<DeliveryMethod, readonly (string | undefined)[]>> = {
  EarlyCarrierDelivery: [...workdays('05:00 - 09:00'), '05:00 - 09:00', '05:00 - 09:00'],
  StandardCarrierDelivery: [...workdays('09:00 - 11:00'), '09:00 - 12:00', '09:00 - 10:00'],
  LateCarrierDelivery: [...workdays('13:00 - 15:30'), none, none],
};

/** The start hour of each courier window. @see shop.md section 9, "Window to time" */
const times: Readonly<Record<string, number>> = {
  '05:00 - 09:00': 5,
  '09:00 - 11:00': 9,
  '09:00 - 12:00': 9,
  '09:00 - 10:00': 9,
  '13:00 - 15:30': 13,
  Vormittag: 10,
  Nachmittag: 14,
};

/**
 * The courier's time window on a weekday; undefined on a weekday without a window, and for other shipping methods.
 *
 * @param weekday Monday is 0
 */
export function courierWindow(method: DeliveryMethod, weekday: number): string | undefined {
  return windows[method]?.[weekday];
}

/** The start time of a courier window, in milliseconds since midnight; undefined for an unknown window. */
export function windowStart(window: string): number | undefined {
  const hours = Object.hasOwn(times, window) ? times[window] : undefined;
  return hours === undefined ? undefined : hours * hour;
}
