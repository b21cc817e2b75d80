import type { CartItem } from '../../shared/model/cart.ts';

/** Replaces unchanged items with their previous objects, so that their lines do not render again. */
export function keepEqualItems(before: readonly CartItem[], items: CartItem[]): CartItem[] {
  const known = new Map(before.map((item) => [item.itemId, item]));
  return items.map((item) => {
    const earlier = known.get(item.itemId);
    return earlier && JSON.stringify(earlier) === JSON.stringify(item) ? earlier : item;
  });
}
