import { atom } from 'nanostores';
import { type OrderPayload, orderCall } from '../../../shared/api/checkout.ts';
import { type Call, request } from '../../../shared/api/client.ts';
import { type ApiError, UnknownOutcome } from '../../../shared/api/errors.ts';
import type { Finding, Plan } from '../../../shared/changes/change.ts';
import type { Order } from '../../../shared/model/order.ts';
import type { PaymentConfiguration } from '../../../shared/model/payment.ts';
import { onAbort } from '../../../shared/page/on-abort.ts';
import { onPageLeave } from '../../../shared/page/page-lifecycle.ts';
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
import { orderByKey } from './find-order.ts';
import { type HandOff, handOff } from './hand-off.ts';
import { rememberOrder } from './last-order.ts';
import { type ExpectedOrder, type OrderDifference, orderDifferences } from './order-differences.ts';
import { orderKeys } from './order-keys.ts';
import type { OrderQuery } from './order-query.ts';

export interface Placed {
  /** Undefined if the response contains no order */
  order?: Order | undefined;
  /** The order number that the shopper sees */
  incrementId: string | undefined;
  /** Title of the payment method in the summary */
  paymentTitle?: string | undefined;
  /** Differences between the order and the summary */
  differences: readonly OrderDifference[];
  next: AfterOrder;
}

/** The contents of the summary at the time of the order. */
interface ShownOrder extends ExpectedOrder {
  payment: OfferedPaymentMethod;
}

/** If the page has not unloaded after this number of milliseconds, the payment provider counts as unreachable. */
const providerTimeoutMs = 10_000;

export type Ordering = ReturnType<typeof createOrdering>;

/**
 * Creates the state of an order, and the functions that prepare an order and handle its outcome. After a placed
 * order, the checkout opens the payment provider or the last step.
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
  /** Whether an order was sent and its outcome is unknown */
  const $isUnknown = atom(false);
  /** The server's message about a refused order */
  const $refused = atom('');
  /** Whether the payment provider did not respond in time */
  const $isSilent = atom(false);

  const follow = (order: Pick<Order, 'paymentMethod' | 'transactionInfo'>): AfterOrder =>
    afterOrder(order, paymentMethods(payment, location.hostname), payment, location.href);

  /** Submits to the payment provider. The checkout is covered until the page unloads or the time-out ends. */
  async function goToPay(next: HandOff): Promise<void> {
    $isSilent.set(false);
    handOff(next);
    await flow.coverDuring(
      new Promise<void>((resolve) => {
        const timer = setTimeout(() => {
          $isSilent.set(true);
          resolve();
        }, providerTimeoutMs);
        const end = () => {
          clearTimeout(timer);
          resolve();
        };
        onPageLeave(end, signal);
        onAbort(signal, end);
      }),
    );
  }

  /** @param order undefined if the responses were empty */
  function arrived(order: Order | undefined, shown: ShownOrder): void {
    flow.forget();
    cartOrdered();
    if (order) rememberOrder(order.id, flow.owner);
    // The order counts as placed even if the response contains no order
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
      // Shows the order on this page, in case the provider's page fails to load
      query.showLoaded(order);
      flow.resetSteps();
      // If the order differs from the summary, the shopper must read the differences before paying
      if (differences.length === 0) void goToPay(next);
    } else flow.jump('done');
  }

  /**
   * Places an order. An empty response also means success; repeating the request with the same key may then
   * return the order.
   */
  const place = async (call: Call<typeof Order>, key: string) =>
    (await request(call, key)) ?? (await request(call, key));

  /**
   * Clears the messages of the previous attempt, and returns the plan for `makeChange`, which looks up the order
   * after a failure. Unmounting does not abort the request, because the shopper has confirmed the order.
   */
  function startPlan(payload: OrderPayload, key: string): Plan<Call<typeof Order>, Order | undefined> {
    $isUnknown.set(false);
    $refused.set('');
    return {
      change: orderCall(payload),
      key,
      send: place,
      begin: () => ({ confirm: (error) => findOutcome(key, error), confirmsRefusal: true }),
      settled: () => orderKeys.settle(flow.owner, key),
    };
  }

  /** Reports that an order was not placed, or that its outcome is unknown. */
  async function failed(error: unknown): Promise<void> {
    if (error instanceof UnknownOutcome) return $isUnknown.set(true);
    // Another tab may have ordered the same cart with another key
    if (!(await earlier.lookInOtherTabs())) return;
    if (error instanceof Error) $refused.set(error.message);
    showError(summaryText.orderFailed);
  }

  return { $placed, $isUnknown, $isSilent, $refused, follow, goToPay, startPlan, arrived, failed };
}

/**
 * Finds out whether the server has placed the order. After a missing or unreadable response, the server may
 * also place the order later.
 */
async function findOutcome(key: string, { status }: ApiError): Promise<Finding<Order>> {
  const found = await orderByKey(key);
  if (found === 'none') return status < 300 ? undefined : 'not-made';
  return found === 'unknown' ? undefined : { made: found };
}
