import { findOrder } from '../../../shared/api/checkout.ts';
import { catchApiError, isRefusal } from '../../../shared/api/errors.ts';
import type { Order } from '../../../shared/model/order.ts';

/**
 * Returns the order with this idempotency key. Returns `none` if the server has no such order, and `unknown`
 * if the server cannot be reached.
 */
export async function orderByKey(key: string): Promise<Order | 'none' | 'unknown'> {
  let isNone = false;
  const order = await catchApiError(findOrder(key), (error) => {
    isNone = isRefusal(error);
  });
  return order ?? (isNone ? 'none' : 'unknown');
}
