import type { Temporal } from '../dates/temporal.ts';
import { toWire } from '../dates/wire.ts';
import { instantInZurich } from '../dates/zurich.ts';

/** The requested delivery: a date, and a time or time window if the shipping method needs one. */
export interface Delivery {
  date: Temporal.PlainDate;
  /** Undefined for postal methods */
  time?: Temporal.PlainTime;
  /** Time window of a courier, for example '09:00 - 11:00'; undefined for other shipping methods */
  window?: string;
}

/**
 * Formats a delivery for the address call: date and time with the offset of Zurich, and the courier's window. Without a
 * time, the time is midnight.
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
