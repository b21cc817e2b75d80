import { ItemCount } from '../model/item-count.ts';
import { request, segment } from './client.ts';

const path = (productId: string) => `/rest/product/${segment(productId)}/wishlist`;

/** `POST /rest/product/{id}/wishlist`. Guests have none: their 401 ends no session. */
export const postToWishlist = (productId: string, quantity: number, key: string, unauthorized?: () => void) =>
  request({
    method: 'POST',
    path: path(productId),
    body: { quantity },
    schema: ItemCount,
    key,
    unauthorized,
  });

/** `DELETE /rest/product/{id}/wishlist` */
export const deleteFromWishlist = (productId: string, key: string, unauthorized?: () => void) =>
  request({ method: 'DELETE', path: path(productId), schema: ItemCount, key, unauthorized });
