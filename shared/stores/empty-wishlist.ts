import { tellTabs } from './tabs.ts';
import { takeWishlist } from './wishlist.ts';
import { keepHeart } from './wishlist-memory.ts';

/** The whole wishlist has gone into the cart: no heart is full any more, here and in the other tabs. */
export function emptyWishlist(productIds: readonly string[]): void {
  takeWishlist(0, Object.fromEntries(productIds.map((productId) => [productId, false])));
  for (const productId of productIds) {
    keepHeart(productId, false, 0);
    tellTabs({ wishlistCount: 0, heart: { productId, on: false } });
  }
}
