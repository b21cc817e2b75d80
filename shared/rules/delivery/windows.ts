import type { DeliveryMethod } from '../../model/shipping.ts';
import { hour } from '../dates/day.ts';

const none = undefined;
const workdays = (window: string) => [window, window, window, window, window];

/** Courier windows by weekday, Monday = 0. @see shop.md section 9, "Courier time windows" */
const windows: Partial<Record<DeliveryMethod, readonly (string | undefined)[]>> = {
  EarlyCarrierDelivery: [...workdays('05:00 - 09:00'), '05:00 - 09:00', '05:00 - 09:00'],
  StandardCarrierDelivery: [...workdays('09:00 - 11:00'), '09:00 - 12:00', '09:00 - 10:00'],
  LateCarrierDelivery: [...workdays('13:00 - 15:30'), none, none],
};

/** Hours since midnight that stand for a window. @see shop.md section 9, "Window to time" */
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
 * When the courier comes, or undefined when none does, or the method is no courier.
 *
 * @param weekday Monday = 0
 */
export function courierWindow(method: DeliveryMethod, weekday: number): string | undefined {
  return windows[method]?.[weekday];
}

/** The time of day, in ms since midnight, that a window is sent as; undefined for a window that does not exist. */
export function windowStart(window: string): number | undefined {
  const hours = Object.hasOwn(times, window) ? times[window] : undefined;
  return hours === undefined ? undefined : hours * hour;
}
