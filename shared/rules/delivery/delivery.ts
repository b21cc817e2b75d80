import type { Temporal } from '../dates/temporal.ts';
import { toWire } from '../dates/wire.ts';
import { instantInZurich } from '../dates/zurich.ts';

/** The requested delivery: a date, and the time or window that its method needs. */
export interface Delivery {
  date: Temporal.PlainDate;
  /** Undefined for postal methods */
  time?: Temporal.PlainTime;
  /** Only for couriers, e.g. '09:00 - 11:00' */
  window?: string;
}

/**
 * A delivery in the format of the address call: date and time with Zurich's offset (midnight if there is no time), and
 * the courier's window.
 *
 * @see shop.md section 7, "About the address call"
 */
export function deliveryPayload({ date, time, window }: Delivery): {
  deliveryDate: string;
  deliveryTime?: string;
} {
  const deliveryDate = toWire(instantInZurich(date.toPlainDateTime(time)));
  return window === undefined ? { deliveryDate } : { deliveryDate, deliveryTime: window };
}
