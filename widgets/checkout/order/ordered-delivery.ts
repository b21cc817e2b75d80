import type { Order } from '../../../shared/model/order.ts';
import { dayAt, dayLength, plainDate, plainTime } from '../../../shared/rules/dates/day.ts';
import { readMoment } from '../../../shared/rules/dates/wire.ts';
import type { Delivery } from '../../../shared/rules/delivery/delivery.ts';

/**
 * The delivery in the response to an order. A date at midnight is a day without a time. Undefined if the response
 * contains no date.
 */
export function orderedDelivery({
  deliveryDate = '',
  deliveryTime,
}: Pick<Order, 'deliveryDate' | 'deliveryTime'>): Delivery | undefined {
  const moment = readMoment(deliveryDate);
  if (moment === undefined) return undefined;
  const day = dayAt(moment);
  const time = moment - day * dayLength;
  return {
    date: plainDate(day),
    ...(time !== 0 && { time: plainTime(time) }),
    ...(deliveryTime && { window: deliveryTime }),
  };
}
