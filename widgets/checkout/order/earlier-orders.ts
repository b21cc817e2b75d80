import { atom } from 'nanostores';
import { fetchOrder } from '../../../shared/api/checkout.ts';
import { catchApiError, isRefusal } from '../../../shared/api/errors.ts';
import type { Order } from '../../../shared/model/order.ts';
import { cartOrdered } from '../../../shared/stores/cart/cart.ts';
import { renewCart } from '../../../shared/stores/cart/load-cart.ts';
import type { Flow } from '../flow/flow.ts';
import { orderUnder } from './find-order.ts';
import { rememberOrder } from './last-order.ts';
import { orderKeys } from './order-keys.ts';
import type { OrderQuery } from './order-query.ts';

export type EarlierOrders = ReturnType<typeof createEarlierOrders>;

/**
 * Orders that exist and that this page has not told of. The shop is asked, and nothing is sent again for that: by now
 * there may be something else in the cart.
 */
export function createEarlierOrders(flow: Flow, query: OrderQuery) {
  /** Whether the shop could not be asked */
  const $isUnknown = atom(false);

  async function tell(order: Order): Promise<void> {
    rememberOrder(order.id, flow.owner);
    const cart = await catchApiError(renewCart(), () => undefined);
    // The cart was ordered: the draft belongs to that order
    if (cart?.items.length === 0) {
      flow.forget();
      cartOrdered();
    }
    query.tell(order);
  }

  /**
   * What became of orders whose answers were lost, here, before a reload or in another tab, by their keys. Tells the latest
   * one that exists. Answers whether there is none, and something may be ordered.
   */
  async function look(): Promise<boolean> {
    $isUnknown.set(false);
    for (const { key } of orderKeys.open(flow.owner)) {
      const found = await orderUnder(key);
      // It may still arrive: the attempt stays, and the same order is sent under the same key
      if (found === 'none') continue;
      if (found === 'unknown') $isUnknown.set(true);
      else {
        orderKeys.settle(flow.owner, key);
        await tell(found);
      }
      return false;
    }
    return true;
  }

  /** As `look`, and also the order that another tab has placed since this page opened. */
  async function lookElsewhere(): Promise<boolean> {
    if (!(await look())) return false;
    const id = query.untold();
    if (id === undefined) return true;
    let isNone = false;
    // What is kept on the device may be no id
    const ask = async () => fetchOrder(id);
    const order = await catchApiError(ask(), (error) => {
      isNone = isRefusal(error);
    });
    if (order) await tell(order);
    else if (!isNone) $isUnknown.set(true);
    return isNone;
  }

  return { $isUnknown, look, lookElsewhere };
}
