import { type InferOutput, length, object, optional, pipe, string } from 'valibot';
import { CartTotal } from './cart.ts';
import { id, orAbsent, readable } from './values.ts';

/** The enumeration of shop.md section 3; checkout offers four of the six. */
export type PaymentMethod =
  | 'CreditCard'
  | 'MobileApp'
  | 'OnlineWallet'
  | 'PostCard'
  | 'PostEPayment'
  | 'Bill';

/** A way to pay as the server names it, for this cart. */
export const PaymentOption = object({ code: id, title: string() });
export type PaymentOption = InferOutput<typeof PaymentOption>;

/** The answer of the address call. @see shop.md section 3, "CheckoutOptions" */
export const CheckoutOptions = object({
  totals: orAbsent(CartTotal),
  paymentMethods: readable(PaymentOption),
});
export type CheckoutOptions = InferOutput<typeof CheckoutOptions>;

const method = (code: string, configId: string) =>
  optional(object({ code: optional(id, code), configId: optional(id, configId) }), {});

/** Codes at the shop and at the payment provider, in one environment. */
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

/** @see shop.md section 9, "Payment configuration" */
export const PaymentConfiguration = object({
  production: optional(PaymentCodes, {}),
  test: optional(TestPaymentCodes, {}),
  /**
   * What the codes of the provider's methods begin with. The specification gives its length, not its value:
   * without it, no order is handed to the provider.
   */
  providerPrefix: optional(pipe(string(), length(27))),
});
export type PaymentConfiguration = InferOutput<typeof PaymentConfiguration>;
