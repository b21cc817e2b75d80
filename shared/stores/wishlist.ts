import { atom, map } from 'nanostores';
import { boolean, object, optional, record, string } from 'valibot';
import { deleteFromWishlist, postToWishlist } from '../api/wishlist.ts';
import { whole } from '../model/values.ts';
import { raise } from '../signals/signals.ts';
import { onPageReturn } from './page-return.ts';
import { serialQueue } from './serial-queue.ts';
import { recall, remember } from './storage.ts';
import { hearTabs, type News, tellTabs } from './tabs.ts';

/** Number of products on the wishlist; undefined until the page or the shop has said it. */
export const $wishlistCount = atom<number | undefined>();

/** Products that this visit has put on the wishlist or taken off it; the page's HTML knows the others. */
export const $hearts = map<Record<string, boolean | undefined>>({});

const inTurn = serialQueue();

/** How often each product was changed: only the last change may undo itself. */
const turns = new Map<string, number>();

/** What the server printed into the page counts until something newer is known. */
export function seedWishlistCount(count: number): void {
  if ($wishlistCount.get() === undefined) $wishlistCount.set(count);
}

/**
 * Puts a product on the wishlist or takes it off: at once for the eye, and back again when the shop refuses.
 *
 * @see shop.md section 4, "Wishlist"
 */
export async function setOnWishlist(productId: string, on: boolean, quantity = 1): Promise<void> {
  const turn = (turns.get(productId) ?? 0) + 1;
  turns.set(productId, turn);
  $hearts.setKey(productId, on);
  try {
    const answer = await inTurn((key) =>
      on ? postToWishlist(productId, quantity, key) : deleteFromWishlist(productId, key),
    );
    const count = answer?.totalItems;
    if (count !== undefined) $wishlistCount.set(count);
    share({ wishlistCount: count, hearts: { [productId]: on } });
    raise(on ? 'product-added-to-wishlist' : 'product-removed-from-wishlist', { productId, ...answer });
  } catch (error) {
    if (turns.get(productId) === turn) $hearts.setKey(productId, !on);
    throw error;
  }
}

/** Other tabs hear it; a page in the back/forward cache finds it when it comes back. */
function share(news: News): void {
  tellTabs(news);
  const before = recall('wishlist', Kept)?.value;
  remember('wishlist', { ...before, ...news, hearts: { ...before?.hearts, ...news.hearts } });
}

const Kept = object({ wishlistCount: optional(whole), hearts: record(string(), boolean()) });

function take({ wishlistCount, hearts = {} }: News): void {
  if (wishlistCount !== undefined) $wishlistCount.set(wishlistCount);
  for (const [productId, on] of Object.entries(hearts)) $hearts.setKey(productId, on);
}

hearTabs(take);

/** A fresh page's HTML is the truth; only one that comes back has missed what was kept since it was left. */
let leftAt = Number.POSITIVE_INFINITY;
addEventListener('pagehide', () => {
  leftAt = Date.now();
});
onPageReturn(() => {
  const kept = recall('wishlist', Kept);
  if (kept && kept.at >= leftAt) take(kept.value);
});
