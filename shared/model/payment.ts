import { array, type InferOutput, object, optional, string } from 'valibot';
import * as attribute from './attributes.ts';
import { CartTotal } from './cart.ts';
import { customSchema, written } from './custom-schema.ts';
import { id, orAbsent, readable } from './values.ts';

/** The six payment methods of the specification. Checkout supports four of these methods. @see shop.md section 3 */
export type PaymentMethod =
  | 'CreditCard'
  | 'MobileApp'
  | 'OnlineWallet'
  | 'PostCard'
  | 'PostEPayment'
  | 'Bill';

export const PaymentOption = object({ code: id, title: string() });
export type PaymentOption = InferOutput<typeof PaymentOption>;

/** The response to the address call. @see shop.md section 3, "CheckoutOptions" */
export const CheckoutOptions = object({
  totals: orAbsent(CartTotal),
  paymentMethods: readable(PaymentOption),
});
export type CheckoutOptions = InferOutput<typeof CheckoutOptions>;

const method = (code: string, configId: string) =>
  optional(object({ code: optional(attribute.id, code), configId: optional(attribute.id, configId) }), {});

/**
 * The code of the shop (`code`) and of the payment provider (`configId`) for each payment method, in one environment.
 */
export const PaymentCodes = object({
  CreditCard: method('19', '210721'),
  MobileApp: method('20', '210720'),
  PostEPayment: method('18', '210719'),
});
export type PaymentCodes = InferOutput<typeof PaymentCodes>;

const TestPaymentCodes = object({
  CreditCard: method('24', '47221'),
  MobileApp: method('23', '47221'),
  PostEPayment: method('22', '47221'),
});

const prefix = customSchema('ein Text von genau 27 Zeichen', (raw) =>
  written(raw).length === 27 ? written(raw) : undefined,
);

const host = customSchema('ein Name wie pay.example.ch, ohne https:// und ohne Pfad', (raw) => {
  const url = `https://${raw}`;
  if (typeof raw !== 'string' || !/^[\p{L}\p{N}.-]+(?::\d+)?$/u.test(raw)) return undefined;
  return URL.canParse(url) ? new URL(url).host : undefined;
});

/** The shop's name of a payment state, such as 'complete' or 'Zahlung erhalten'. */
const state = customSchema('ein Text in einer Zeile', (raw) =>
  /^\S(?:.{0,98}\S)?$/.test(written(raw)) ? written(raw) : undefined,
);

const codes = (...defaults: readonly string[]) => optional(array(state), [...defaults]);

/**
 * The shop's codes for the states of a payment, in `state` or `status` of an order. The comparison is case-insensitive.
 */
const PaymentStates = object({
  paid: codes('paid'),
  paidTwice: codes('paid_twice'),
  pending: codes('pending'),
  cancelled: codes('cancelled', 'canceled'),
  failed: codes('failed'),
});
export type PaymentStates = InferOutput<typeof PaymentStates>;

/** @see shop.md section 9, "Payment configuration" */
export const PaymentConfiguration = object({
  production: optional(PaymentCodes, {}),
  test: optional(TestPaymentCodes, {}),
  /** The prefix of the payment provider's codes. Without a prefix, no payment is sent to the provider */
  providerPrefix: optional(prefix),
  /** Hosts to which a payment may be sent, such as `pay.example.ch`. A host with a port allows only this port */
  providerHosts: optional(array(host), []),
  states: optional(PaymentStates, {}),
});
export type PaymentConfiguration = InferOutput<typeof PaymentConfiguration>;
