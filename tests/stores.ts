import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { resetShopClock } from '../shared/api/shop-clock.ts';
import { followCart } from '../shared/stores/follow-cart.ts';
import { followKept } from '../shared/stores/follow-kept.ts';
import { followWishlist } from '../shared/stores/follow-wishlist.ts';
import { followPage } from '../shared/stores/outbox.ts';
import { followSession } from '../shared/stores/session.ts';
import { unwatchShop } from '../shared/ui/watch-shop.ts';

const names = readdirSync(join(import.meta.dirname, '../shared/stores')).map((file) => basename(file, '.ts'));
const modules: object[] = await Promise.all(names.map((name) => import(`../shared/stores/${name}.ts`)));

/** `resetCart` and all others of `shared/stores`, found by their names; one with a parameter resets something else. */
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
