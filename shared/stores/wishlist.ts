import { atom, type WritableAtom } from 'nanostores';
import { deleteFromWishlist, postToWishlist } from '../api/wishlist.ts';
import { raise } from '../signals/signals.ts';
import { onPageReturn } from './page-return.ts';
import { serialQueue } from './serial-queue.ts';
import { hearTabs, tellTabs } from './tabs.ts';

/** Number of products on the wishlist; undefined until the page or the shop has said it. */
export const $wishlistCount = atom<number | undefined>();

const hearts = new Map<string, WritableAtom<boolean | undefined>>();

/** Whether a product is on the wishlist; undefined while only the page's HTML knows. */
export function heartOf(productId: string): WritableAtom<boolean | undefined> {
  const known = hearts.get(productId);
  if (known) return known;
  const heart = atom<boolean | undefined>();
  hearts.set(productId, heart);
  return heart;
}

const inTurn = serialQueue();

/** Only a visitor who changes something, or comes back, needs it. Without it a badge may be old, no more. */
const memory = () => import('./wishlist-memory.ts');
const ignore = () => undefined;

/** How often each product was changed: only the last change may be undone. */
const turns = new Map<string, number>();

/** What the shop has said last of each product: what an undone change goes back to. */
const said = new Map<string, boolean>();

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
  if (!said.has(productId)) said.set(productId, !on);
  heartOf(productId).set(on);
  // Fetched while the shop thinks: the visitor may leave right after its answer
  memory().catch(ignore);
  try {
    const answer = await inTurn((key) =>
      on ? postToWishlist(productId, quantity, key) : deleteFromWishlist(productId, key),
    );
    said.set(productId, on);
    const count = answer?.totalItems;
    if (count !== undefined) $wishlistCount.set(count);
    share(productId, on, count);
    raise(on ? 'product-added-to-wishlist' : 'product-removed-from-wishlist', { productId, ...answer });
  } catch (error) {
    if (turns.get(productId) === turn) heartOf(productId).set(said.get(productId));
    throw error;
  }
}

/** Other tabs hear it now; a page in the back/forward cache finds it when it comes back. */
function share(productId: string, on: boolean, count: number | undefined): void {
  tellTabs({ wishlistCount: count, heart: { productId, on } });
  memory().then(({ keepHeart }) => keepHeart(productId, on, count), ignore);
}

/** What is known of the wishlist from elsewhere. */
export function takeWishlist(count: number | undefined, changes: Readonly<Record<string, boolean>>): void {
  if (count !== undefined) $wishlistCount.set(count);
  for (const [productId, on] of Object.entries(changes)) {
    said.set(productId, on);
    heartOf(productId).set(on);
  }
}

hearTabs(({ wishlistCount, heart }) =>
  takeWishlist(wishlistCount, heart ? { [heart.productId]: heart.on } : {}),
);

// A fresh page's HTML is the truth; only one that comes back has missed what was kept since it was left.
let leftAt = Number.POSITIVE_INFINITY;
addEventListener('pagehide', () => {
  leftAt = Date.now();
});
onPageReturn(() => {
  memory().then(({ recallHearts }) => {
    const kept = recallHearts(leftAt);
    takeWishlist(kept?.count, kept?.hearts ?? {});
  }, ignore);
});
