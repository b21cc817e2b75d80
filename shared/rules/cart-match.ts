import type { Cart } from '../model/cart.ts';
import { toRappen } from './rappen.ts';

/**
 * Whether the cart is still what the summary showed: totals, item count, and each item's id, article number
 * and quantity, in whatever order.
 *
 * @see shop.md section 4, "Order button", 3
 */
export function cartsMatch(shown: Cart, current: Cart): boolean {
  return fingerprint(shown) === fingerprint(current);
}

function fingerprint({ itemsCount, items, total }: Cart): string {
  return JSON.stringify([
    toRappen(total.grandTotal),
    toRappen(total.subTotalInclTax),
    toRappen(total.shippingInclTax),
    itemsCount,
    items.map((item) => JSON.stringify([item.itemId, item.articleNumber, item.quantity])).sort(),
  ]);
}
