import { type InferOutput, number, object } from 'valibot';

/** What every change of the cart or the wishlist answers with: its new number of items. */
export const ItemCount = object({ totalItems: number() });
export type ItemCount = InferOutput<typeof ItemCount>;
