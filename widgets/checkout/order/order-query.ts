import { atom } from 'nanostores';
import { fetchOrder } from '../../../shared/api/checkout.ts';
import { catchApiError, isRefusal } from '../../../shared/api/errors.ts';
import type { Order } from '../../../shared/model/order.ts';
import { orderText } from '../../../shared/text/order.ts';
import { refuseGuest } from '../../../shared/ui/dialogs/show-error.ts';
import type { CheckoutContext } from '../flow/context.ts';
import { forgetOrder, recallOrder } from './last-order.ts';

export type OrderQuery = ReturnType<typeof createOrderQuery>;

/** An order that exists already: what has become of it, as the shop says. */
export function createOrderQuery({ flow, isResult }: CheckoutContext, signal: AbortSignal) {
  const $order = atom<Order | undefined>();
  const $hasFailed = atom(false);
  /** Whether this device remembers the order; else this page has placed it, or the payment provider has led back to it */
  const $isRecalled = atom(false);
  /** Ids of orders that were there before this page, or that it has told of */
  const told = new Set([recallOrder(flow.owner)]);

  /** Asks again; what was known stays until the answer is there. */
  async function ask(): Promise<Order | undefined> {
    const id = flow.$orderId.get();
    if (id === undefined) return undefined;
    $hasFailed.set(false);
    const failed = (error: unknown) => {
      // What this device remembers the shop does not know: not of this shopper, or not at all
      if (isResult || !isRefusal(error) || recallOrder(flow.owner) !== id) return;
      forgetOrder(flow.owner);
      flow.leaveOrder();
    };
    // A customer's may be asked for after the end of the session, by a page for a guest
    const refused = () => refuseGuest(flow.isCustomer, orderText.signIn);
    const order = await flow.during(catchApiError(fetchOrder(id, signal, refused), failed));
    if (order) $order.set(order);
    else $hasFailed.set(true);
    return order;
  }

  function show(id: string | undefined, isRecalled = false): void {
    if (id === undefined) return;
    $isRecalled.set(isRecalled);
    told.add(id);
    flow.showOrder(id);
    void ask();
  }
  /** An order that the shop has just told of. */
  function tell(order: Order): void {
    told.add(order.id);
    $isRecalled.set(false);
    $order.set(order);
    $hasFailed.set(false);
    flow.showOrder(order.id);
  }
  /** Id of the last order of this device, where another tab has placed it since. */
  function untold(): string | undefined {
    const id = recallOrder(flow.owner);
    return told.has(id) ? undefined : id;
  }

  /** There is something else to be ordered. */
  function leave(): void {
    // The page's address names the order: a reload would show it again
    if (isResult) location.assign(location.pathname);
    else {
      $order.set(undefined);
      flow.leaveOrder();
    }
  }
  return { $order, $hasFailed, $isRecalled, ask, show, tell, untold, leave };
}
