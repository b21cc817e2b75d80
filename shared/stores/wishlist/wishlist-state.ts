import { atom, type WritableAtom } from 'nanostores';
import { resettable } from '../../registry/resettable.ts';

/** Number of products on the wishlist; undefined until the page or the shop has provided the number. */
export const $wishlistCount = atom<number | undefined>();

const hearts = new Map<string, WritableAtom<boolean | undefined>>();

/**
 * Ids of the only products on the wishlist, if these ids are known (see `emptyAllBut`). Needed for hearts that are
 * mounted later.
 */
let emptiedExcept: readonly string[] | undefined;

/** Whether a product is on the wishlist. Undefined means that the state in the server HTML applies. */
export function heartOf(productId: string): WritableAtom<boolean | undefined> {
  const known = hearts.get(productId);
  if (known) return known;
  const heart = atom(emptiedExcept && !emptiedExcept.includes(productId) ? false : undefined);
  hearts.set(productId, heart);
  return heart;
}

/**
 * The last confirmed state of each product, restored when a change fails. Undefined means that the state in the server
 * HTML applies.
 */
export const serverState = new Map<string, boolean | undefined>();

/** Sets the count from the server HTML, unless a newer count is known. */
export function seedWishlistCount(count: number): void {
  if ($wishlistCount.get() === undefined) $wishlistCount.set(count);
}

/** Applies the count and the hearts of another tab or an earlier page. */
export function takeWishlist(count: number | undefined, changes: Readonly<Record<string, boolean>>): void {
  if (count !== undefined) $wishlistCount.set(count);
  for (const [productId, on] of Object.entries(changes)) {
    serverState.set(productId, on);
    heartOf(productId).set(on);
  }
}

/**
 * Records that only the skipped products are on the wishlist, for example after the other products have moved into the
 * cart. Returns the ids of the hearts to empty.
 */
export function emptyAllBut(skipped: readonly string[]): string[] {
  emptiedExcept = skipped;
  return [...hearts.keys()].filter((productId) => !skipped.includes(productId));
}

resettable(() => {
  $wishlistCount.set(undefined);
  emptiedExcept = undefined;
  hearts.clear();
  serverState.clear();
});
