import type { Order } from '../model/order.ts';
import { isPaymentCode, type KnownPaymentMethod } from './payment-methods.ts';

/** What follows an order. */
export type AfterOrder =
  | { kind: 'done' }
  /** A browser form post to the payment provider, fields in order */
  | {
      kind: 'hand-off';
      action: string;
      fields: readonly (readonly [name: string, value: string])[];
    }
  /** The order is to be paid at the provider, but the answer does not say where or how */
  | { kind: 'incomplete' };

/**
 * Decides what follows an order: the done step, or the hand-off to the payment provider.
 *
 * @param known the payment methods of this environment
 * @param providerPrefix what the provider's payment codes begin with; without it, nothing is handed off
 * @see shop.md section 4, "Order button", 5, and section 7, "Hand-off to the payment provider"
 */
export function afterOrder(
  order: Pick<Order, 'paymentMethod' | 'transactionInfo'>,
  known: readonly KnownPaymentMethod[],
  providerPrefix?: string,
): AfterOrder {
  const code = order.paymentMethod;
  if (!code || !providerPrefix || !code.startsWith(providerPrefix)) return { kind: 'done' };
  const configId = known.find((method) => isPaymentCode(code, method, providerPrefix))?.configId;
  const { redirectUrl, transactionId } = order.transactionInfo ?? {};
  if (!configId || !redirectUrl || !transactionId) return { kind: 'incomplete' };
  return {
    kind: 'hand-off',
    action: redirectUrl,
    fields: [
      ['paymentMethodConfigurationId', configId],
      ['transactionId', transactionId],
      ['replace-primary-action', '1'],
      ['skipFormProcessing', 'true'],
    ],
  };
}
