import { ItemCount } from '../model/item-count.ts';
import { type Json, request } from './client.ts';

/** @see shop.md section 3, "Add-to-cart payload" */
export type CartPayload = {
  quantity: number;
  productOptions: readonly { id: string; value: string }[];
  customOptions: readonly { id: string | number; type: string; value: Json }[];
};

const item = (id: string) => `/rest/cart/item/${encodeURIComponent(id)}`;

/** `POST /rest/cart/item/{productId}` */
export const postCartItem = (productId: string, body: CartPayload, key: string) =>
  request({ method: 'POST', path: item(productId), body, schema: ItemCount, key });

/** `PATCH /rest/cart/item/{itemId}` */
export const patchCartItem = (itemId: string, body: { quantity: number }, key: string) =>
  request({ method: 'PATCH', path: item(itemId), body, schema: ItemCount, key });

/** `DELETE /rest/cart/item/{itemId}` */
export const deleteCartItem = (itemId: string, key: string) =>
  request({ method: 'DELETE', path: item(itemId), schema: ItemCount, key });

/** `POST /rest/cart/wishlist`: moves the wishlist into the cart */
export const postWishlistToCart = (key: string) =>
  request({ method: 'POST', path: '/rest/cart/wishlist', schema: ItemCount, key });
