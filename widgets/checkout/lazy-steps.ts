// The chunk with the steps after the address step. It is loaded on the first interaction with the checkout.

import { atom } from 'nanostores';
import { onPageReturn } from '../../shared/page/page-lifecycle.ts';
import { isPageHidden } from '../../shared/registry/native.ts';
import { $cart } from '../../shared/stores/cart/cart.ts';
import { $removal } from '../../shared/stores/cart/cart-removal.ts';
import fieldStyles from '../../shared/ui/components/field.css?inline';
import { adoptStyles } from '../../shared/ui/widget.ts';
import type { CheckoutContext } from './flow/context.ts';
import { enterSteps } from './flow/entering.ts';
import type { LazyContext } from './flow/lazy-context.ts';
import { createSaving } from './flow/saving.ts';
import { LazyStep } from './LazyStep.tsx';
import styles from './lazy-steps.css?inline';
import { createEarlierOrders } from './order/earlier-orders.ts';
import { recallOrder } from './order/last-order.ts';
import { createOrderQuery } from './order/order-query.ts';
import { createOrdering } from './order/ordering.ts';
import { Result } from './order/Result.tsx';
import { createNearness } from './shipping/nearness.ts';
import { createOffers } from './shipping/offers.ts';
import { UnknownOrder } from './summary/UnknownOrder.tsx';

// The date rules of these steps need Temporal
export { loadTemporal } from '../../shared/rules/dates/temporal.ts';

export type LazySteps = ReturnType<typeof startLazySteps>;

/** Starts the lazy steps. From this call on, opening a step loads the data of the step. */
export function startLazySteps(context: CheckoutContext, signal: AbortSignal) {
  adoptStyles(styles);
  // Contains the styles of the date, time and branch fields. A page with an address form already has these
  // styles
  adoptStyles(fieldStyles);
  const { flow, payment } = context;
  const query = createOrderQuery(context, signal);
  const earlier = createEarlierOrders(flow, query);
  const ordering = createOrdering(flow, payment, query, earlier, signal);
  const lazyContext: LazyContext = {
    ...context,
    offers: createOffers(signal),
    saving: createSaving(signal),
    ordering,
    query,
    earlier,
    nearness: createNearness(flow, context.maps, signal),
  };
  enterSteps(lazyContext, signal);
  const showEarlier = (isRecalled: boolean) => query.show(recallOrder(flow.owner), isRecalled);
  // Reloads the order when the shopper returns from the payment provider with Back
  onPageReturn(() => {
    if (flow.$orderId.get() !== undefined) void query.reload();
    else if (ordering.$placed.get()) showEarlier(false);
  }, signal);
  /** Whether the cart is empty, and the outcome of an earlier order is unknown */
  const $isUnknown = atom(false);
  /**
   * Looks for an order that was sent before a reload or in another tab, because the shop may have placed this
   * order. If the server cannot be reached, the order button repeats the check later. An empty cart has no
   * order button, so the page offers a retry, and retries itself.
   */
  async function openEarlier(isCartEmpty: boolean): Promise<void> {
    const isNone = await earlier.look();
    const isStillEmpty = isCartEmpty && !isFilled();
    $isUnknown.set(isStillEmpty && earlier.$isUnknown.get());
    if (isStillEmpty && isNone) showEarlier(true);
  }
  /** Another tab may fill the cart. */
  const isFilled = () => Boolean($cart.get()?.items.length);
  const lookAgain = () => {
    if ($isUnknown.get() && !isFilled() && !flow.$waiting.get() && !isPageHidden())
      void flow.coverDuring(openEarlier(true));
  };
  for (const type of ['online', 'visibilitychange', 'focus', 'pageshow'])
    addEventListener(type, lookAgain, { signal });
  return {
    context: lazyContext,
    $removal,
    LazyStep,
    Result,
    UnknownOrder,
    $isUnknown,
    lookAgain,
    showOrder: (id: string) => query.show(id),
    openEarlier,
    showDone(incrementId: string): void {
      ordering.$placed.set({ incrementId, differences: [], next: { kind: 'done' } });
      flow.$step.set('done');
    },
  };
}
