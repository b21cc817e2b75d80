import type { ShippingBody } from './shipping-body.ts';

/**
 * The state of a payment. The demo's payment configuration does not list `processing`, so that tests cover an unknown
 * state.
 */
export type PaymentState = 'pending' | 'paid' | 'cancelled' | 'failed' | 'processing';

/** The payment provider's data about an order. */
export interface Transaction {
  id: number;
  /** Number of the payment method at the provider */
  configId: string;
  /** Secret in the payment URL: anyone with this URL can view and pay the order */
  token: string;
  /** How often the customer was charged. Above 1, the order's status is `paid_twice` */
  charges: number;
}

export interface Order {
  id: number;
  /** The customer's e-mail; undefined for guests */
  customer: string | undefined;
  state: PaymentState;
  /** Grand total in CHF, with shipping */
  total: number;
  shippingTitle: string;
  /** Shipping price in CHF, included in `total` */
  shippingCosts: number;
  deliveryDate: string;
  deliveryTime: string | null;
  pickup: { id: number; address: string } | undefined;
  paymentCode: string;
  paymentTitle: string;
  email: string;
  billingAddress: ShippingBody['billingAddress'];
  shippingAddress: ShippingBody['shippingAddress'];
  items: readonly object[];
  transaction: Transaction | undefined;
  comment: string;
  /** Origin of the shop's pages, to which the payment provider returns */
  origin: string;
  /** URL of the payment provider's services, without a trailing slash */
  services: string;
}

/**
 * Handles a notification from the payment provider's server. A paid order stays paid, whatever notification follows.
 */
export function settle(order: Order, state: PaymentState): void {
  if (order.state !== 'paid') order.state = state;
}
