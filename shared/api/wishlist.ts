import { array, object } from 'valibot';
import { ItemCount } from '../model/item-count.ts';
import { id } from '../model/values.ts';
import { type Change, type HiddenFields, productOf } from './change.ts';
import { segment } from './client.ts';

/** `POST /rest/product/{id}/wishlist` adds a product; `DELETE /rest/product/{id}/wishlist` removes the product. */
export const wish = (productId: string, on: boolean, quantity: number, fields?: HiddenFields): Change => ({
  path: `/rest/product/${segment(productId)}/wishlist`,
  ...(on ? { method: 'POST', body: { quantity, fields } } : { method: 'DELETE', body: fields && { fields } }),
});

/** The product and the action of a wishlist change. Throws if the path cannot be decoded. */
export const readWish = (change: Change) => ({ productId: productOf(change), on: change.method === 'POST' });

/**
 * A wishlist change with the schema of its response, to pass to `request`. @param unauthorized called if a guest
 * receives a 401 response
 */
export const wishCall = (change: Change, unauthorized?: () => void) => ({
  ...change,
  schema: ItemCount,
  unauthorized,
});

export const Wishlist = object({ ...ItemCount.entries, productIds: array(id) });
