import { atom, type WritableAtom } from 'nanostores';

/** Number of products on the wishlist; undefined until the page or the shop has given one. */
export const $wishlistCount = atom<number | undefined>();

const hearts = new Map<string, WritableAtom<boolean | undefined>>();

/** Set once all others have gone into the cart, so that hearts which are mounted later are empty, too. */
let emptiedExcept: readonly string[] | undefined;

/** Whether a product is on the wishlist; undefined while only the page's HTML knows. */
export function heartOf(productId: string): WritableAtom<boolean | undefined> {
  const known = hearts.get(productId);
  if (known) return known;
  const heart = atom(emptiedExcept && !emptiedExcept.includes(productId) ? false : undefined);
  hearts.set(productId, heart);
  return heart;
}

/** The last confirmed state of each product, restored when a change fails. Undefined: as printed into the page. */
export const serverState = new Map<string, boolean | undefined>();

/** What the server printed into the page counts until something newer is known. */
export function seedWishlistCount(count: number): void {
  if ($wishlistCount.get() === undefined) $wishlistCount.set(count);
}

/** What is known of the wishlist from elsewhere. */
export function takeWishlist(count: number | undefined, changes: Readonly<Record<string, boolean>>): void {
  if (count !== undefined) $wishlistCount.set(count);
  for (const [productId, on] of Object.entries(changes)) {
    serverState.set(productId, on);
    heartOf(productId).set(on);
  }
}

/** All others have gone into the cart. Gives the ids of those that the page knows, and that went. */
export function emptyAllBut(skipped: readonly string[]): string[] {
  emptiedExcept = skipped;
  return [...hearts.keys()].filter((productId) => !skipped.includes(productId));
}

/** As on a new page; for tests. */
export function resetWishlistState(): void {
  $wishlistCount.set(undefined);
  emptiedExcept = undefined;
  hearts.clear();
  serverState.clear();
}
