import { type InferOutput, object, pick, pipe, string, transform } from 'valibot';
import { Address } from './address.ts';
import { CartItem } from './cart.ts';
import { customSchema } from './custom-schema.ts';
import { isSafeLink } from './link.ts';
import { id, integer, maybe, orAbsent, price, readable } from './values.ts';

/** The target of a form: an http(s) URL without user name and password, or a path from the root of the shop. */
const formTarget = customSchema('link', (raw) => {
  if (typeof raw !== 'string' || !/^(?:https?:[\\/])?[\\/]/i.test(raw) || !isSafeLink(raw)) return undefined;
  const { username, password } = new URL(raw, 'https://site.invalid/');
  return username || password ? undefined : raw;
});

/** The data for the payment provider. @see shop.md section 3, "Order" */
export const TransactionInfo = object({
  methodId: orAbsent(id),
  securityToken: orAbsent(string()),
  space: orAbsent(id),
  transactionId: maybe(id),
  /** Undefined if missing or invalid, because the order exists nevertheless */
  redirectUrl: orAbsent(formTarget),
});
export type TransactionInfo = InferOutput<typeof TransactionInfo>;

const OrderItem = pick(CartItem, ['name', 'price', 'quantity', 'configurations', 'customOptions']);
export type OrderItem = InferOutput<typeof OrderItem>;

/**
 * A placed order. An invalid optional field is omitted, because the order exists nevertheless. Of the optional fields,
 * only prices and `paymentMethod` must be valid if the shop sends them. The server spells the grand total `grantTotal`;
 * both spellings are accepted.
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
    deliveryTime: orAbsent(string()),
    grantTotal: maybe(price),
    grandTotal: maybe(price),
    pickupAddress: orAbsent(string()),
    pickupAddressId: orAbsent(integer),
    paymentMethod: maybe(id),
    transactionInfo: orAbsent(TransactionInfo),
    // The specification does not contain these fields. They are shown if the shop sends them
    email: orAbsent(string()),
    paymentTitle: orAbsent(string()),
    shippingTitle: orAbsent(string()),
    /** Shipping costs in CHF, included in the total */
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
