import { object, optional } from 'valibot';
import { kept } from '../../kept/kept.ts';
import { flag, integer, recordOf } from '../../model/values.ts';
import { broadcast } from '../../page/broadcast.ts';

/** The latest changes to the wishlist, for pages that were rendered before these changes. */
const snapshot = kept({
  name: 'wishlist',
  where: 'device',
  schema: object({
    count: optional(integer),
    hearts: recordOf('hearts by product', flag),
  }),
  owner: 'shopper',
});

/**
 * Stores the state of a heart for other pages. Without storage, hearts on other pages stay as rendered by the server.
 */
export function keepHeart(productId: string, on: boolean, count: number | undefined): void {
  snapshot.write({ count, hearts: { ...recallHearts(0)?.hearts, [productId]: on } });
}

/** Sends the state of a heart to other tabs, and stores it for pages to which the shopper returns. */
export function share(productId: string, on: boolean, wishlistCount?: number, since?: number): void {
  broadcast({ wishlistCount, heart: { productId, on }, since });
  keepHeart(productId, on, wishlistCount);
}

/** The stored hearts and count, unless they were stored before `since` (milliseconds since 1970). */
export const recallHearts = (since: number) => snapshot.read(since);
