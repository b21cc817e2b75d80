import { type InferOutput, object, optional } from 'valibot';
import { integer } from './attributes.ts';

/** Response to a change of the cart or the wishlist: the new number of items, if the shop sends this number. */
export const ItemCount = object({ totalItems: optional(integer) });
export type ItemCount = InferOutput<typeof ItemCount>;
