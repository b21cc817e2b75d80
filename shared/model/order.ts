import { type InferOutput, object, pick, pipe, string, transform } from 'valibot';
import { Address } from './address.ts';
import { CartItem } from './cart.ts';
import { customSchema } from './custom-schema.ts';
import { isSafeLink } from './link.ts';
import { id, integer, maybe, orAbsent, price, readable } from './values.ts';

/**
 * Where a form is posted to: an http(s) address without user name and password, or a path from the root of the shop. What is
 * relative to the page would be posted to wherever the checkout happens to stand.
 */
const formTarget = customSchema('link', (raw) => {
  if (typeof raw !== 'string' || !/^(?:https?:[\\/])?[\\/]/i.test(raw) || !isSafeLink(raw)) return undefined;
  const { username, password } = new URL(raw, 'https://site.invalid/');
  return username || password ? undefined : raw;
});

/** Where and how the payment provider goes on. @see shop.md section 3, "Order" */
export const TransactionInfo = object({
  methodId: orAbsent(id),
  securityToken: orAbsent(string()),
  space: orAbsent(id),
  transactionId: maybe(id),
  /** Absent when it is none: the order exists all the same. */
  redirectUrl: orAbsent(formTarget),
});
export type TransactionInfo = InferOutput<typeof TransactionInfo>;

/** What was ordered, as the cart had it. */
const OrderItem = pick(CartItem, ['name', 'price', 'quantity', 'configurations', 'customOptions']);
export type OrderItem = InferOutput<typeof OrderItem>;

/**
 * A placed order: what cannot be read of it goes, for the order exists all the same. The server spells the total
 * `grantTotal`; here it is `grandTotal`, CHF with decimals, and the right spelling is understood as well.
 *
 * @see shop.md section 3, "Order"
 */
export const Order = pipe(
  object({
    id,
    incrementId: id,
    state: orAbsent(string()),
    status: orAbsent(string()),
    /** ISO date */
    deliveryDate: orAbsent(string()),
    /** Courier window */
    deliveryTime: orAbsent(string()),
    grantTotal: maybe(price),
    grandTotal: maybe(price),
    pickupAddress: orAbsent(string()),
    pickupAddressId: orAbsent(integer),
    /** Payment code */
    paymentMethod: maybe(id),
    transactionInfo: orAbsent(TransactionInfo),
    // Not of the specification: shown where the shop says it
    /** Where a guest is written to */
    email: orAbsent(string()),
    /** How it is paid, in words */
    paymentTitle: orAbsent(string()),
    /** How it is delivered, in words */
    shippingTitle: orAbsent(string()),
    /** CHF, part of the total */
    shippingCosts: maybe(price),
    billingAddress: orAbsent(Address),
    shippingAddress: orAbsent(Address),
    items: orAbsent(readable(OrderItem)),
  }),
  transform(({ grantTotal, grandTotal, ...order }) => ({
    ...order,
    grandTotal: grantTotal ?? grandTotal,
  })),
);
export type Order = InferOutput<typeof Order>;
