import { atom } from 'nanostores';
import { placeOrder } from '../../shared/api/checkout.ts';
import { catchApiError, isRefusal, isUncertain } from '../../shared/api/errors.ts';
import type { Order } from '../../shared/model/order.ts';
import type { PaymentConfiguration } from '../../shared/model/payment.ts';
import { type AfterOrder, afterOrder, paymentMethods } from '../../shared/rules/checkout/payment.ts';
import { cartOrdered } from '../../shared/stores/cart.ts';
import { sendTwice } from '../../shared/stores/serial-queue.ts';
import { summaryText } from '../../shared/text/order.ts';
import { showError } from '../../shared/ui/show-error.ts';
import type { Flow } from './flow.ts';
import { handOff } from './hand-off.ts';
import { rememberOrder } from './last-order.ts';
import { type Attempt, recallAttempt, settleAttempt } from './order-attempt.ts';

/** An order that exists. */
export interface Placed {
  /** The number that people see; undefined when the shop has not said it */
  incrementId: string | undefined;
  next: AfterOrder;
}

export type Ordering = ReturnType<typeof createOrdering>;

/**
 * Sends an order, under one key however often, and leads on: to the end, or to the payment provider.
 *
 * @see shop.md section 4, "Order button"
 */
export function createOrdering(flow: Flow, payment: PaymentConfiguration) {
  const $placed = atom<Placed | undefined>();
  /** Whether an order has been sent, and nobody knows whether it has arrived */
  const $isUnknown = atom(false);
  /** Why the shop has refused it, in its own words */
  const $refused = atom('');

  const follow = (order: Pick<Order, 'paymentMethod' | 'transactionInfo'>): AfterOrder =>
    afterOrder(order, paymentMethods(payment, location.hostname), payment.providerPrefix);

  function arrived(order: Order | undefined, { key, payload }: Attempt): void {
    settleAttempt(key);
    flow.forget();
    cartOrdered();
    if (order) rememberOrder(order.id, flow.owner);
    // What has to follow, also where the shop has answered nothing
    const next = follow(order ?? { paymentMethod: payload.paymentCode, transactionInfo: undefined });
    $placed.set({ incrementId: order?.incrementId, next });
    if (next.kind === 'hand-off') handOff(next);
    else flow.jump('done');
  }

  /** An empty answer is a success, too; asked for once more under its key, it may say which order it is. */
  const place = async ({ payload, key }: Attempt) =>
    (await placeOrder(payload, key)) ?? (await placeOrder(payload, key));

  /** Answers whether the order exists. It goes on when the widget is gone: the shopper has pressed. */
  async function send(attempt: Attempt): Promise<boolean> {
    const { key } = attempt;
    $isUnknown.set(false);
    $refused.set('');
    const sending = sendTwice(() => place(attempt), key).then((order) => {
      arrived(order, attempt);
      return true;
    });
    const failed = (error: unknown) => {
      if (isUncertain(error)) return $isUnknown.set(true);
      // What was refused has not been carried out; what has failed (a proxy that did not wait), perhaps it has
      if (isRefusal(error)) settleAttempt(key);
      if (error instanceof Error) $refused.set(error.message);
      showError(summaryText.orderFailed);
      return undefined;
    };
    return (await catchApiError(sending, failed)) === true;
  }

  /**
   * An order that was sent before a reload and whose cart is gone has been placed: its key says which it is. Where it
   * was not, the shop refuses an empty cart. Answers whether there is nothing to resume.
   */
  async function resume(): Promise<boolean> {
    const attempt = recallAttempt();
    if (!attempt) return true;
    const { key } = attempt;
    $isUnknown.set(false);
    const sending = place(attempt).then((order) => {
      arrived(order, attempt);
      return false;
    });
    const isNone = await catchApiError(sending, (error) => {
      if (isRefusal(error)) settleAttempt(key);
      else $isUnknown.set(true);
    });
    return isNone ?? recallAttempt()?.key !== key;
  }

  return { $placed, $isUnknown, $refused, follow, send, resume };
}
