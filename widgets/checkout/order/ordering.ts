import { atom } from 'nanostores';
import { type OrderPayload, placeOrder } from '../../../shared/api/checkout.ts';
import { ApiError, catchApiError, isRefusal, mayStillArrive } from '../../../shared/api/errors.ts';
import { makeChange } from '../../../shared/changes/change.ts';
import type { Order } from '../../../shared/model/order.ts';
import type { PaymentConfiguration } from '../../../shared/model/payment.ts';
import { onAbort } from '../../../shared/page/on-abort.ts';
import { onPageLeave } from '../../../shared/page/page-lifecycle.ts';
import {
  type ExpectedOrder,
  type OrderDifference,
  orderDifferences,
} from '../../../shared/rules/checkout/order-differences.ts';
import {
  type AfterOrder,
  afterOrder,
  type OfferedPaymentMethod,
  paymentMethods,
} from '../../../shared/rules/checkout/payment.ts';
import { cartOrdered } from '../../../shared/stores/cart/cart.ts';
import { summaryText } from '../../../shared/text/order.ts';
import { showError } from '../../../shared/ui/dialogs/show-error.ts';
import type { Flow } from '../flow/flow.ts';
import type { EarlierOrders } from './earlier-orders.ts';
import { orderUnder } from './find-order.ts';
import { type HandOff, handOff } from './hand-off.ts';
import { rememberOrder } from './last-order.ts';
import { orderKeys } from './order-keys.ts';
import type { OrderQuery } from './order-query.ts';

/** An order that exists. */
export interface Placed {
  /** Undefined when the shop has not said which it is */
  order?: Order | undefined;
  /** The number that people see */
  incrementId: string | undefined;
  /** As the summary showed it */
  paymentTitle?: string | undefined;
  /** What was ordered otherwise than the summary showed it */
  differences: readonly OrderDifference[];
  next: AfterOrder;
}

/** What the summary showed when it was ordered. */
export interface ShownOrder extends ExpectedOrder {
  payment: OfferedPaymentMethod;
}

/** Milliseconds: a browser that is still here then has not reached the payment provider. */
const providerPatience = 10_000;

export type Ordering = ReturnType<typeof createOrdering>;

/**
 * Sends an order, under one key however often, and leads on: to the end, or to the payment provider.
 *
 * @see shop.md section 4, "Order button"
 */
export function createOrdering(
  flow: Flow,
  payment: PaymentConfiguration,
  query: OrderQuery,
  earlier: EarlierOrders,
  signal: AbortSignal,
) {
  const $placed = atom<Placed | undefined>();
  /** Whether an order has been sent, and nobody knows whether it has arrived */
  const $isUnknown = atom(false);
  /** Why the shop has refused it, in its own words */
  const $refused = atom('');
  /** Whether the payment provider has been gone to, and the page is still here */
  const $isSilent = atom(false);

  const follow = (order: Pick<Order, 'paymentMethod' | 'transactionInfo'>): AfterOrder =>
    afterOrder(order, paymentMethods(payment, location.hostname), payment, location.href);

  /** To the payment provider: covered until the page has gone, or the provider has had its time. */
  async function goToPay(next: HandOff): Promise<void> {
    $isSilent.set(false);
    handOff(next);
    await flow.during(
      new Promise<void>((resolve) => {
        const late = setTimeout(() => {
          $isSilent.set(true);
          resolve();
        }, providerPatience);
        const end = () => {
          clearTimeout(late);
          resolve();
        };
        onPageLeave(end, signal);
        onAbort(signal, end);
      }),
    );
  }

  function arrived(order: Order | undefined, shown: ShownOrder): void {
    flow.forget();
    cartOrdered();
    if (order) rememberOrder(order.id, flow.owner);
    // What has to follow, also where the shop has answered nothing
    const next = follow(order ?? { paymentMethod: shown.payment.code, transactionInfo: undefined });
    const differences = order ? orderDifferences(order, shown) : [];
    $placed.set({
      order,
      incrementId: order?.incrementId,
      paymentTitle: shown.payment.title,
      next,
      differences,
    });
    if (next.kind === 'hand-off' && order) {
      // What is seen while the provider is on its way, and when it never comes
      query.tell(order);
      flow.startAnew();
      // What the summary did not show is not paid before the shopper has read it
      if (differences.length === 0) void goToPay(next);
    } else flow.jump('done');
  }

  /** An empty answer is a success, too; asked for once more under its key, it may say which order it is. */
  const place = async (payload: OrderPayload, key: string) =>
    (await placeOrder(payload, key)) ?? (await placeOrder(payload, key));

  /**
   * Sends an order that the summary shows. After a failure the shop is asked what became of it before anything is said. It
   * goes on when the widget is gone: the shopper has pressed.
   */
  async function send(payload: OrderPayload, key: string, shown: ShownOrder): Promise<void> {
    $isUnknown.set(false);
    $refused.set('');
    const succeed = (order: Order | undefined) => {
      orderKeys.settle(flow.owner, key);
      arrived(order, shown);
    };
    let failure: { error: unknown } | undefined;
    const sending = makeChange({ change: payload, key, send: place }).then(succeed);
    await catchApiError(sending, (error) => {
      failure = { error };
    });
    if (!failure) return;
    const { error } = failure;
    const found = await orderUnder(key);
    if (typeof found === 'object') return succeed(found);
    if (isRefusal(error) && found === 'none') orderKeys.settle(flow.owner, key);
    // Another tab may have ordered the same cart under another key
    else if (found === 'unknown' || isStillOpen(error)) return $isUnknown.set(true);
    if (!(await earlier.lookElsewhere())) return;
    if (error instanceof Error) $refused.set(error.message);
    showError(summaryText.orderFailed);
  }

  return { $placed, $isUnknown, $isSilent, $refused, follow, goToPay, send };
}

/** No answer, or a proxy that did not wait for one: the order may still be placed after the shop was asked for it. */
const isStillOpen = (error: unknown) =>
  error instanceof ApiError && (error.status < 300 || mayStillArrive(error));
