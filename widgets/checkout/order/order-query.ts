import { atom } from 'nanostores';
import { fetchOrder } from '../../../shared/api/checkout.ts';
import { catchApiError, isRefusal } from '../../../shared/api/errors.ts';
import type { Order } from '../../../shared/model/order.ts';
import { orderText } from '../../../shared/text/order.ts';
import { refuseGuest } from '../../../shared/ui/dialogs/show-error.ts';
import type { CheckoutContext } from '../flow/context.ts';
import { forgetOrder, recallOrder } from './last-order.ts';

export type OrderQuery = ReturnType<typeof createOrderQuery>;

/** Loads the state of an existing order. */
export function createOrderQuery({ flow, isResult }: CheckoutContext, signal: AbortSignal) {
  const $order = atom<Order | undefined>();
  const $hasFailed = atom(false);
  /**
   * Whether the order's id comes from this device's storage. If false, this page placed the order, or the
   * payment provider redirected to this page
   */
  const $isRecalled = atom(false);
  /** Ids of orders that this page has shown, and of the order that was stored when the page loaded */
  const seenIds = new Set([recallOrder(flow.owner)]);

  /** Reloads the order. The previous state stays visible until the response. */
  async function reload(): Promise<Order | undefined> {
    const id = flow.$orderId.get();
    if (id === undefined) return undefined;
    $hasFailed.set(false);
    const failed = (error: unknown) => {
      // The order does not exist, or the server does not return the order to this shopper
      if (isResult || !isRefusal(error) || recallOrder(flow.owner) !== id) return;
      forgetOrder(flow.owner);
      flow.leaveOrder();
    };
    // The order may belong to a customer whose session has expired. The shop then treats the customer as a guest
    const refused = () => refuseGuest(flow.isCustomer, orderText.signIn);
    const order = await flow.coverDuring(catchApiError(fetchOrder(id, signal, refused), failed));
    if (order) $order.set(order);
    else $hasFailed.set(true);
    return order;
  }

  function show(id: string | undefined, isRecalled = false): void {
    if (id === undefined) return;
    $isRecalled.set(isRecalled);
    seenIds.add(id);
    flow.showOrder(id);
    void reload();
  }
  /** Shows an order that the server has just returned. */
  function showLoaded(order: Order): void {
    seenIds.add(order.id);
    $isRecalled.set(false);
    $order.set(order);
    $hasFailed.set(false);
    flow.showOrder(order.id);
  }
  /**
   * Returns the id of the last order on this device, if another tab has placed this order since the page
   * loaded.
   */
  function unseenId(): string | undefined {
    const id = recallOrder(flow.owner);
    return seenIds.has(id) ? undefined : id;
  }

  /** Leaves the existing order, so that the shopper can place a new order. */
  function leave(): void {
    // Opens the URL without the order, because a reload would show the order again
    if (isResult) location.assign(location.pathname);
    else {
      $order.set(undefined);
      flow.leaveOrder();
    }
  }
  return { $order, $hasFailed, $isRecalled, reload, show, showLoaded, unseenId, leave };
}
