import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { resetShopClock } from '../../../shared/api/shop-clock.ts';
import { followPage } from '../../../shared/changes/outbox.ts';
import { followCart } from '../../../shared/stores/cart/follow-cart.ts';
import { followKept } from '../../../shared/stores/session/follow-kept.ts';
import { followSession } from '../../../shared/stores/session/session.ts';
import { followWishlist } from '../../../shared/stores/wishlist/follow-wishlist.ts';
import { unwatchShop } from '../../../shared/ui/watch-shop.ts';
import { resetProducts } from '../../../widgets/product-configurator/load-product.ts';

const shared = join(import.meta.dirname, '../../../shared');
const files = ['page', 'changes', 'stores'].flatMap((folder) =>
  readdirSync(join(shared, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(shared, folder, file)),
);
const modules: object[] = await Promise.all(files.map((file) => import(file)));

/** `resetCart` and all others of `shared/page`, `shared/changes` and `shared/stores`, found by their names; one with a parameter resets something else. */
const resets = modules
  .flatMap((exports) => Object.entries(exports))
  .filter(([name, value]) => /^reset[A-Z]/.test(name) && typeof value === 'function' && value.length === 0)
  .map(([, reset]) => reset);

let following = new AbortController();

/** The stores know as much as on a new page, and follow nothing. */
export function resetStores(): void {
  following.abort();
  unwatchShop();
  resetShopClock();
  resetProducts();
  for (const reset of resets) reset();
}

/** The stores as on a new page: they follow the other tabs and the way back to the page. */
export function openStores(): void {
  resetStores();
  following = new AbortController();
  const { signal } = following;
  followKept(signal);
  followCart(signal);
  followPage(signal);
  followWishlist(signal);
  followSession(signal);
}
