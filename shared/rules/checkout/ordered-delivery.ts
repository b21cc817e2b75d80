import type { Order } from '../../model/order.ts';
import { dayAt, dayLength, plainDate, plainTime } from '../dates/day.ts';
import { readMoment } from '../dates/wire.ts';
import type { Delivery } from '../delivery/delivery.ts';

/** When an order comes, as its answer says it; midnight stands for a day without a time. Undefined where it does not. */
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
