import { type InferOutput, object, pipe, string, transform } from 'valibot';
import { link } from './link.ts';
import { id, integer, maybe, orAbsent, price } from './values.ts';

/** Where and how the payment provider goes on. @see shop.md section 3, "Order" */
export const TransactionInfo = object({
  methodId: orAbsent(id),
  securityToken: orAbsent(string()),
  space: orAbsent(id),
  transactionId: maybe(id),
  /** Absent when it is no http(s) address: the order exists all the same. */
  redirectUrl: orAbsent(link),
});
export type TransactionInfo = InferOutput<typeof TransactionInfo>;

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
  }),
  transform(({ grantTotal, grandTotal, ...order }) => ({
    ...order,
    grandTotal: grantTotal ?? grandTotal,
  })),
);
export type Order = InferOutput<typeof Order>;
