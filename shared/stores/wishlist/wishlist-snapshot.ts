import { object, optional } from 'valibot';
import { kept } from '../../kept/kept.ts';
import { flag, integer, recordOf } from '../../model/values.ts';
import { broadcast } from '../../page/broadcast.ts';

/** Hearts that changed after pages were rendered, for pages that the shopper returns to. */
const snapshot = kept({
  name: 'wishlist',
  where: 'device',
  schema: object({
    count: optional(integer),
    hearts: recordOf('hearts by product', flag),
  }),
  owner: 'shopper',
});

/** Without storage, hearts stay as rendered by the server. */
export function keepHeart(productId: string, on: boolean, count: number | undefined): void {
  snapshot.write({ count, hearts: { ...recallHearts(0)?.hearts, [productId]: on } });
}

/** Publishes a heart: other tabs receive it now, and a page that was left reads it on return. */
export function share(productId: string, on: boolean, wishlistCount?: number, since?: number): void {
  broadcast({ wishlistCount, heart: { productId, on }, since });
  keepHeart(productId, on, wishlistCount);
}

/** The values stored since a time (milliseconds since 1970). */
export const recallHearts = (since: number) => snapshot.read(since);
