import { atom } from 'nanostores';
import { type OrderPayload, placeOrder } from '../../shared/api/checkout.ts';
import { catchApiError, isRefusal, isUncertain } from '../../shared/api/errors.ts';
import type { Order } from '../../shared/model/order.ts';
import type { PaymentConfiguration } from '../../shared/model/payment.ts';
import { type AfterOrder, afterOrder, paymentMethods } from '../../shared/rules/checkout/payment.ts';
import { cartOrdered } from '../../shared/stores/cart.ts';
import { endWith } from '../../shared/stores/end-with.ts';
import { onPageLeave } from '../../shared/stores/page-lifecycle.ts';
import { sendTwice } from '../../shared/stores/serial-queue.ts';
import { summaryText } from '../../shared/text/order.ts';
import { showError } from '../../shared/ui/show-error.ts';
import type { Flow } from './flow.ts';
import { type HandOff, handOff } from './hand-off.ts';
import { rememberOrder } from './last-order.ts';
import { type Attempt, settleAttempt } from './order-attempt.ts';
import type { OrderQuery } from './order-query.ts';

/** An order that exists. */
export interface Placed {
  /** The number that people see; undefined when the shop has not said it */
  incrementId: string | undefined;
  next: AfterOrder;
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
    afterOrder(order, paymentMethods(payment, location.hostname), payment.providerPrefix);

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
        endWith(signal, end);
      }),
    );
  }

  function arrived(order: Order | undefined, { paymentCode }: OrderPayload): void {
    flow.forget();
    cartOrdered();
    if (order) rememberOrder(order.id, flow.owner);
    // What has to follow, also where the shop has answered nothing
    const next = follow(order ?? { paymentMethod: paymentCode, transactionInfo: undefined });
    $placed.set({ incrementId: order?.incrementId, next });
    if (next.kind === 'hand-off' && order) {
      // What is seen while the provider is on its way, and when it never comes
      query.tell(order);
      flow.startAnew();
      void goToPay(next);
    } else flow.jump('done');
  }

  /** An empty answer is a success, too; asked for once more under its key, it may say which order it is. */
  const place = async (payload: OrderPayload, key: string) =>
    (await placeOrder(payload, key)) ?? (await placeOrder(payload, key));

  /** It goes on when the widget is gone: the shopper has pressed. */
  async function send(payload: OrderPayload, { key }: Attempt): Promise<void> {
    $isUnknown.set(false);
    $refused.set('');
    const sending = sendTwice(() => place(payload, key), key).then((order) => {
      settleAttempt(key);
      arrived(order, payload);
    });
    await catchApiError(sending, (error) => {
      if (isUncertain(error)) return $isUnknown.set(true);
      // What was refused has not been carried out; what has failed (a proxy that did not wait), perhaps it has
      if (isRefusal(error)) settleAttempt(key);
      if (error instanceof Error) $refused.set(error.message);
      showError(summaryText.orderFailed);
      return undefined;
    });
  }

  return { $placed, $isUnknown, $isSilent, $refused, follow, goToPay, send };
}
