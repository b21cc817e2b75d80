import { toWire } from '../dates/wire.ts';
import { instantInZurich } from '../dates/zurich.ts';
import type { Temporal } from '../temporal.ts';

/** When an order is to come: a date, with what its method needs besides. */
export interface Delivery {
  date: Temporal.PlainDate;
  /** None for postal methods */
  time?: Temporal.PlainTime;
  /** Couriers only, such as '09:00 - 11:00' */
  window?: string;
}

/**
 * A delivery as the address call sends it: date and time with Zurich's offset (midnight where there is no
 * time), and the courier's window.
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
