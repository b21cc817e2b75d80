import { array, fallback, type InferOutput, object, optional } from 'valibot';
import { link } from './link.ts';
import { flag, id, integer, maybe, orAbsent, price, text } from './values.ts';

/** An item of the cart. @see shop.md section 3, "Cart" */
export const CartItem = object({
  itemId: id,
  quoteId: maybe(id),
  sku: maybe(text),
  articleNumber: maybe(id),
  name: text,
  /** Price of one piece in CHF, VAT included; undefined if missing or invalid */
  price: orAbsent(price),
  quantity: integer,
  isPostal: optional(flag, false),
  slug: orAbsent(link),
  thumb: orAbsent(link),
  /** Full days that the bakery needs before the delivery */
  preparationDays: maybe(integer),
  /** Smallest quantity that can be ordered */
  minimumOrder: maybe(integer),
  /** Weekdays on which the item is made; '0' is Monday. Undefined means every day, an empty list means no day. */
  availabilityDays: maybe(array(object({ label: text, id }))),
  configurations: maybe(array(object({ code: text, value: text }))),
  customOptions: maybe(
    array(
      object({
        id,
        label: text,
        type: text,
        value: maybe(id),
        valueLabel: maybe(text),
        url: orAbsent(link),
      }),
    ),
  ),
  /** ISO dates of a period in which the item is not made; start and end are included */
  blockedFrom: maybe(text),
  blockedUntil: maybe(text),
  /** Labels of the item's allergens; undefined if unknown or invalid */
  allergens: orAbsent(array(text)),
  /** False for an item that is no longer sold and can only be removed */
  isAvailable: maybe(flag),
});
export type CartItem = InferOutput<typeof CartItem>;

/** Totals in CHF, VAT included. @see shop.md section 3, "Cart" */
export const CartTotal = object({
  grandTotal: orAbsent(price),
  shippingInclTax: orAbsent(price),
  subTotalInclTax: orAbsent(price),
});
export type CartTotal = InferOutput<typeof CartTotal>;

const noTotal: CartTotal = {};

export const Cart = object({
  id,
  itemsCount: integer,
  itemsQuantity: integer,
  items: array(CartItem),
  /** A missing or invalid total is shown as '-' */
  total: fallback(maybe(CartTotal, noTotal), noTotal),
});
export type Cart = InferOutput<typeof Cart>;
