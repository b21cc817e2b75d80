import { findOrder } from '../../../shared/api/checkout.ts';
import { catchApiError, isRefusal } from '../../../shared/api/errors.ts';
import type { Order } from '../../../shared/model/order.ts';

/** The order that the shop has under a key, `none` where it says that there is none, `unknown` where it cannot be asked. */
export async function orderUnder(key: string): Promise<Order | 'none' | 'unknown'> {
  let isNone = false;
  const order = await catchApiError(findOrder(key), (error) => {
    isNone = isRefusal(error);
  });
  return order ?? (isNone ? 'none' : 'unknown');
}
