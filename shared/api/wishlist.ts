import { ItemCount } from '../model/item-count.ts';
import type { HiddenFields } from './cart.ts';
import { request, segment } from './client.ts';

const path = (productId: string) => `/rest/product/${segment(productId)}/wishlist`;

interface Wish {
  key: string;
  /** Guests have no wishlist: their 401 ends no session */
  unauthorized?: (() => void) | undefined;
  fields?: HiddenFields;
}

/** `POST /rest/product/{id}/wishlist` */
export const postToWishlist = (productId: string, quantity: number, { fields, ...rest }: Wish) =>
  request({
    method: 'POST',
    path: path(productId),
    body: { quantity, fields },
    schema: ItemCount,
    ...rest,
  });

/** `DELETE /rest/product/{id}/wishlist` */
export const deleteFromWishlist = (productId: string, { fields, ...rest }: Wish) =>
  request({
    method: 'DELETE',
    path: path(productId),
    body: fields && { fields },
    schema: ItemCount,
    ...rest,
  });
