import { type InferOutput, object, optional } from 'valibot';
import { integer } from './attributes.ts';

/** What every change of the cart or the wishlist answers with: its new number of items, where the shop says it. */
export const ItemCount = object({ totalItems: optional(integer) });
export type ItemCount = InferOutput<typeof ItemCount>;
