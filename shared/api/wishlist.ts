import { ItemCount } from '../model/item-count.ts';
import { type Change, type HiddenFields, productOf } from './change.ts';
import { request, segment } from './client.ts';

/**
 * `POST /rest/product/{id}/wishlist` puts a product on the wishlist, `DELETE /rest/product/{id}/wishlist` takes it
 * off.
 */
export const wish = (productId: string, on: boolean, quantity: number, fields?: HiddenFields): Change => ({
  path: `/rest/product/${segment(productId)}/wishlist`,
  ...(on ? { method: 'POST', body: { quantity, fields } } : { method: 'DELETE', body: fields && { fields } }),
});

/** What a wish that was sent is about. Throws where its path cannot be read. */
export const readWish = (change: Change) => ({ productId: productOf(change), on: change.method === 'POST' });

/** Guests have no wishlist: their 401 ends no session. */
export const sendWish = (change: Change, key: string, unauthorized?: () => void) =>
  request({ ...change, schema: ItemCount, key, unauthorized });
