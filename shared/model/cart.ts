import { array, boolean, type InferOutput, object, optional, string } from 'valibot';
import { link } from './link.ts';
import { id, maybe, orAbsent, price, whole } from './values.ts';

/** One line of the cart. @see shop.md section 3, "Cart" */
export const CartItem = object({
  itemId: id,
  quoteId: maybe(id),
  sku: maybe(string()),
  articleNumber: maybe(id),
  name: string(),
  /** CHF for one piece, VAT included; absent when the shop has none: an item without a price is no reason to lose the rest */
  price: orAbsent(price),
  quantity: whole,
  isPostal: optional(boolean(), false),
  slug: maybe(link),
  thumb: orAbsent(link),
  /** Days the item needs to be prepared */
  preparationDays: maybe(whole),
  /** Smallest quantity that can be ordered */
  minimumOrder: maybe(whole),
  /** Weekdays on which it is made: missing means every day, empty means none. Monday = '0'. */
  availabilityDays: maybe(array(object({ label: string(), id }))),
  configurations: maybe(array(object({ code: string(), value: string() }))),
  customOptions: maybe(
    array(
      object({
        id,
        label: string(),
        type: string(),
        value: maybe(id),
        valueLabel: maybe(string()),
      }),
    ),
  ),
  /** ISO dates of a period in which the item is not produced, both ends included */
  blockedFrom: maybe(string()),
  blockedUntil: maybe(string()),
  /** Labels of what it contains */
  allergens: maybe(array(string())),
  /** False for what has been taken out of the range since: it can only be removed */
  isAvailable: maybe(boolean()),
});
export type CartItem = InferOutput<typeof CartItem>;

/** CHF, VAT included. @see shop.md section 3, "Cart" */
export const CartTotal = object({
  grandTotal: price,
  shippingInclTax: maybe(price),
  subTotalInclTax: maybe(price),
});
export type CartTotal = InferOutput<typeof CartTotal>;

export const Cart = object({
  id,
  itemsCount: whole,
  itemsQuantity: whole,
  items: array(CartItem),
  total: CartTotal,
});
export type Cart = InferOutput<typeof Cart>;
