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
  /** CHF for one piece, VAT included; absent when the shop has none: an item without a price is no reason to lose the rest */
  price: orAbsent(price),
  quantity: integer,
  isPostal: optional(flag, false),
  slug: orAbsent(link),
  thumb: orAbsent(link),
  /** Days the item needs to be prepared */
  preparationDays: maybe(integer),
  /** Smallest quantity that can be ordered */
  minimumOrder: maybe(integer),
  /** Weekdays on which it is made: missing means every day, empty means none. Monday = '0'. */
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
        /** Where the shop hands a file out again */
        url: orAbsent(link),
      }),
    ),
  ),
  /** ISO dates of a period in which the item is not produced, both ends included */
  blockedFrom: maybe(text),
  blockedUntil: maybe(text),
  /** Labels of what it contains; undefined when that is not known or cannot be read */
  allergens: orAbsent(array(text)),
  /** False for what has been taken out of the range since: it can only be removed */
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
  /** What the shop does not say, or cannot be read, is shown as '-' */
  total: fallback(maybe(CartTotal, noTotal), noTotal),
});
export type Cart = InferOutput<typeof Cart>;
