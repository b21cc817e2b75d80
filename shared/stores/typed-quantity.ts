import { keepDraftInTab, recallDraftInTab } from './draft-storage.ts';

const nameOf = (productId: string) => `krume:quantity:${productId}`;

/** Characters: more digits than any order has. */
const longest = 20;

/**
 * Keeps what was typed into a product's quantity field for as long as the tab lives, as its options are kept; undefined
 * is the quantity to begin with.
 *
 * @see shop.md section 2.2
 */
export function keepQuantity(productId: string, text: string | undefined): void {
  keepDraftInTab(nameOf(productId), text || undefined, longest);
}

export function recallQuantity(productId: string): string | undefined {
  const kept = recallDraftInTab(nameOf(productId));
  return typeof kept === 'string' && /^\d{1,20}$/.test(kept) ? kept : undefined;
}
