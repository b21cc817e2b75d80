import type { ShippingBody } from './shipping-body.ts';

/** The state of the payment; `processing` is a code missing in the demo's configuration. */
export type PaymentState = 'pending' | 'paid' | 'cancelled' | 'failed' | 'processing';

/** The payment provider's data about an order. */
export interface Transaction {
  id: number;
  /** Number of the method at the provider */
  configId: string;
  /** Part of the provider's URL: only those who have it can view and pay the order */
  token: string;
  /** How often the customer was charged; above one, the status of the order is `paid_twice` */
  charges: number;
}

export interface Order {
  id: number;
  /** The customer's e-mail; undefined for guests */
  customer: string | undefined;
  state: PaymentState;
  /** CHF, shipping included */
  total: number;
  /** Name of the shipping method */
  shippingTitle: string;
  /** CHF, included in the total */
  shippingCosts: number;
  deliveryDate: string;
  deliveryTime: string | null;
  pickup: { id: number; address: string } | undefined;
  paymentCode: string;
  paymentTitle: string;
  email: string;
  billingAddress: ShippingBody['billingAddress'];
  shippingAddress: ShippingBody['shippingAddress'];
  /** The items of the cart */
  items: readonly object[];
  transaction: Transaction | undefined;
  comment: string;
  /** Origin of the shop's pages, for the return from the payment */
  origin: string;
  /** URL of the payment provider's services, without a slash at the end */
  services: string;
}

/**
 * The payment provider's notification, server to server. A paid order stays paid, regardless of later
 * notifications.
 */
export function settle(order: Order, state: PaymentState): void {
  if (order.state !== 'paid') order.state = state;
}
