import { array, type InferOutput, object } from 'valibot';
import { integer } from '../model/attributes.ts';
import { ItemCount } from '../model/item-count.ts';
import { id, maybe, orAbsent } from '../model/values.ts';
import type { Change, HiddenFields } from './change.ts';
import { type Json, request, segment, type Transport } from './client.ts';

/** @see shop.md section 3, "Add-to-cart payload" */
export type CartPayload = {
  quantity: number;
  productOptions: readonly { id: string; value: string }[];
  customOptions: readonly { id: string | number; type: string; value: Json }[];
  fields?: HiddenFields;
};

const item = (id: string) => `/rest/cart/item/${segment(id)}`;

/** `POST /rest/cart/item/{productId}`: adds a product to the cart */
export const itemAddition = (productId: string, body: CartPayload): Change => ({
  method: 'POST',
  path: item(productId),
  body: { ...body, customOptions: body.customOptions.map(wireOption) },
});

/** Converts the ids of a custom option and of its chosen value to the format of the API. A typed text stays a text. */
const wireOption = ({ id, type, value }: CartPayload['customOptions'][number]) => ({
  id: wireId(id),
  type,
  value: type === 'drop_down' ? wireId(value) : value,
});

/** An id in the format of the API: an integer if the text is numeric. */
export const wireId = (id: Json) =>
  typeof id === 'string' && /^(0|[1-9]\d{0,14})$/.test(id) ? Number(id) : id;

/** `PATCH /rest/cart/item/{itemId}`: changes the quantity of a cart item */
export const quantityChange = (itemId: string, quantity: number): Change => ({
  method: 'PATCH',
  path: item(itemId),
  body: { quantity },
});

/** `DELETE /rest/cart/item/{itemId}`: removes a cart item */
export const itemRemoval = (itemId: string): Change => ({ method: 'DELETE', path: item(itemId) });

/**
 * The quantity and the item of a cart change. For an addition, `itemId` is the id of the product. Throws if the path
 * cannot be decoded.
 */
export const readItem = ({ path, body }: Change) => ({
  itemId: decodeURIComponent(path.split('/')[4] ?? ''),
  quantity: (Object(body) as { quantity?: unknown }).quantity,
});

/** `POST /rest/cart/wishlist`: moves the wishlist into the cart */
export const wishlistMove = (fields?: HiddenFields): Change => ({
  method: 'POST',
  path: '/rest/cart/wishlist',
  body: fields && { fields },
});

export const CartChangeResult = object({
  ...ItemCount.entries,
  /** Ids of the products that stayed on the wishlist, because they need a choice or are no longer sold */
  skipped: orAbsent(array(id)),
});
export type CartChangeResult = InferOutput<typeof CartChangeResult>;
export type CartResponse = CartChangeResult | undefined;

/** A cart change with the schema of its response, to pass to `request`. */
export interface CartCall extends Change {
  schema: typeof CartChangeResult;
  transport?: Transport | undefined;
}

export const cartCall = (change: Change): CartCall => ({ ...change, schema: CartChangeResult });

const Pieces = object({
  itemsQuantity: integer,
  items: orAbsent(array(object({ itemId: id, articleNumber: maybe(id), quantity: integer }))),
});

/**
 * `GET /rest/cart/`: the number of pieces, and the quantity of each item. `items` is undefined if the list is missing
 * or contains an invalid item
 */
export const fetchPieces = () => request({ method: 'GET', path: '/rest/cart/', schema: Pieces });
