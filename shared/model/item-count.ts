import { type InferOutput, object } from 'valibot';
import { integer } from './attributes.ts';

/** What every change of the cart or the wishlist answers with: its new number of items. */
export const ItemCount = object({ totalItems: integer });
export type ItemCount = InferOutput<typeof ItemCount>;
