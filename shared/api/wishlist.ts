import { array, object } from 'valibot';
import { ItemCount } from '../model/item-count.ts';
import { id } from '../model/values.ts';
import { type Change, type HiddenFields, productOf } from './change.ts';
import { segment } from './client.ts';

/**
 * `POST /rest/product/{id}/wishlist` puts a product on the wishlist, `DELETE /rest/product/{id}/wishlist` removes it.
 */
export const wish = (productId: string, on: boolean, quantity: number, fields?: HiddenFields): Change => ({
  path: `/rest/product/${segment(productId)}/wishlist`,
  ...(on ? { method: 'POST', body: { quantity, fields } } : { method: 'DELETE', body: fields && { fields } }),
});

/** The product and the action of a sent change. Throws if the path cannot be decoded. */
export const readWish = (change: Change) => ({ productId: productOf(change), on: change.method === 'POST' });

/**
 * The request of a change, for `request` with an idempotency key. Guests have no wishlist, so their 401 does not end a
 * session.
 */
export const wishCall = (change: Change, unauthorized?: () => void) => ({
  ...change,
  schema: ItemCount,
  unauthorized,
});

/** Response of `GET /rest/wishlist/` */
export const Wishlist = object({ ...ItemCount.entries, productIds: array(id) });
