import type { ShippingBody } from './shipping-body.ts';

/** How far the money got; `processing` is a code that the demo's configuration does not explain. */
export type PaymentState = 'pending' | 'paid' | 'cancelled' | 'failed' | 'processing';

/** What the payment provider knows of an order. */
export interface Transaction {
  id: number;
  /** Number of the method at the provider */
  configId: string;
  /** Part of the provider's address: who does not know it cannot pay, or see what is to be paid */
  token: string;
  /** How often the amount has been charged; a second time is one too many */
  charges: number;
}

export interface Order {
  id: number;
  /** The e-mail of the customer whose it is; guests have none */
  customer: string | undefined;
  state: PaymentState;
  /** CHF, shipping included */
  total: number;
  /** The delivery method, in words */
  shippingTitle: string;
  /** CHF, part of the total */
  shippingCosts: number;
  deliveryDate: string;
  deliveryTime: string | null;
  pickup: { id: number; address: string } | undefined;
  paymentCode: string;
  paymentTitle: string;
  email: string;
  billingAddress: ShippingBody['billingAddress'];
  shippingAddress: ShippingBody['shippingAddress'];
  /** As the cart had them */
  items: readonly object[];
  transaction: Transaction | undefined;
  comment: string;
  /** Origin of the shop's pages, to lead back to */
  origin: string;
}

/** What the payment provider tells the shop, server to server. A payment stays one, whatever is told later. */
export function settle(order: Order, state: PaymentState): void {
  if (order.state !== 'paid') order.state = state;
}
