import { atom } from 'nanostores';
import { fetchOrder } from '../../../shared/api/checkout.ts';
import { catchApiError, isRefusal } from '../../../shared/api/errors.ts';
import type { Order } from '../../../shared/model/order.ts';
import { cartOrdered } from '../../../shared/stores/cart/cart.ts';
import { renewCart } from '../../../shared/stores/cart/load-cart.ts';
import type { Flow } from '../flow/flow.ts';
import { orderByKey } from './find-order.ts';
import { rememberOrder } from './last-order.ts';
import { orderKeys } from './order-keys.ts';
import type { OrderQuery } from './order-query.ts';

export type EarlierOrders = ReturnType<typeof createEarlierOrders>;

/**
 * Finds existing orders that this page has not shown yet. Never sends an order again, because the cart may
 * have changed.
 */
export function createEarlierOrders(flow: Flow, query: OrderQuery) {
  /** Whether the server could not be reached */
  const $isUnknown = atom(false);

  async function showFound(order: Order): Promise<void> {
    rememberOrder(order.id, flow.owner);
    const cart = await catchApiError(renewCart(), () => undefined);
    // An empty cart means that the order contains the cart's items, so the draft is obsolete
    if (cart?.items.length === 0) {
      flow.forget();
      cartOrdered();
    }
    query.showLoaded(order);
  }

  /**
   * Looks up sent orders without a response by their idempotency keys. These are orders of this page, from
   * before a reload, or of another tab. Shows the latest order that exists. Returns true if no order exists,
   * so that a new order may be placed.
   */
  async function look(): Promise<boolean> {
    $isUnknown.set(false);
    for (const { key } of orderKeys.open(flow.owner)) {
      const found = await orderByKey(key);
      // The order may still arrive at the server, so the attempt stays stored, and a retry uses the same key
      if (found === 'none') continue;
      if (found === 'unknown') $isUnknown.set(true);
      else {
        orderKeys.settle(flow.owner, key);
        await showFound(found);
      }
      return false;
    }
    return true;
  }

  /** Like `look`, but also finds an order that another tab has placed since this page opened. */
  async function lookInOtherTabs(): Promise<boolean> {
    if (!(await look())) return false;
    const id = query.unseenId();
    if (id === undefined) return true;
    let isNone = false;
    // `async` turns the error for an invalid stored id into a rejection
    const fetchStored = async () => fetchOrder(id);
    const order = await catchApiError(fetchStored(), (error) => {
      isNone = isRefusal(error);
    });
    if (order) await showFound(order);
    else if (!isNone) $isUnknown.set(true);
    return isNone;
  }

  return { $isUnknown, look, lookInOtherTabs };
}
