import { atom } from 'nanostores';
import { findOrder } from '../../shared/api/checkout.ts';
import { catchApiError, isRefusal } from '../../shared/api/errors.ts';
import { cartOrdered } from '../../shared/stores/cart.ts';
import type { Flow } from './flow.ts';
import { rememberOrder } from './last-order.ts';
import { recallAttempts, settleAttempt } from './order-attempt.ts';
import type { OrderQuery } from './order-query.ts';

export type EarlierOrders = ReturnType<typeof createEarlierOrders>;

interface Look {
  /** Digest of what is about to be sent under its own key anyway */
  except?: string | undefined;
  /** It has been ordered: nothing is left of what was entered for it */
  isCartEmpty: boolean;
}

/**
 * What became of the orders whose answers were lost, here, before a reload or in another tab: the shop is asked by
 * their keys. Nothing is sent again for that: by now there may be something else in the cart.
 */
export function createEarlierOrders(flow: Flow, query: OrderQuery) {
  /** Whether the shop could not be asked */
  const $isUnknown = atom(false);

  /** Tells the latest one that exists. Answers whether there is none, and something may be ordered. */
  async function look({ except, isCartEmpty }: Look): Promise<boolean> {
    $isUnknown.set(false);
    for (const { key, digest } of recallAttempts(flow.owner)) {
      if (digest === except) continue;
      let isNone = false;
      const order = await catchApiError(findOrder(key), (error) => {
        isNone = isRefusal(error);
      });
      if (!order && !isNone) {
        $isUnknown.set(true);
        return false;
      }
      // It may still arrive: it is asked for again, and sent again under the same key where it is the same
      if (!order) continue;
      settleAttempt(key);
      rememberOrder(order.id, flow.owner);
      if (isCartEmpty) {
        flow.forget();
        cartOrdered();
      }
      query.tell(order);
      return false;
    }
    return true;
  }
  return { $isUnknown, look };
}
