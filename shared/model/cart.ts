import { array, fallback, type InferOutput, object, optional } from 'valibot';
import { link } from './link.ts';
import { flag, id, integer, maybe, orAbsent, price, text } from './values.ts';

/** One line of the cart. @see shop.md section 3, "Cart" */
export const CartItem = object({
  itemId: id,
  quoteId: maybe(id),
  sku: maybe(text),
  articleNumber: maybe(id),
  name: text,
  /** CHF for one piece, VAT included; undefined if missing or invalid */
  price: orAbsent(price),
  quantity: integer,
  isPostal: optional(flag, false),
  slug: orAbsent(link),
  thumb: orAbsent(link),
  /** Days of preparation */
  preparationDays: maybe(integer),
  /** Smallest quantity that can be ordered */
  minimumOrder: maybe(integer),
  /** Weekdays on which the item is made, Monday = '0'. Undefined means every day, an empty list means no day. */
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
  /** ISO dates of a period in which the item is not produced, both ends included */
  blockedFrom: maybe(text),
  blockedUntil: maybe(text),
  /** Labels of the item's allergens; undefined if they are unknown or invalid */
  allergens: orAbsent(array(text)),
  /** False for an item that is no longer sold and can only be removed */
  isAvailable: maybe(flag),
});
export type CartItem = InferOutput<typeof CartItem>;

/** CHF, VAT included. @see shop.md section 3, "Cart" */
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
