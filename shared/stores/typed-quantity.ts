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
  try {
    if (text && text.length <= longest) sessionStorage.setItem(nameOf(productId), text);
    else sessionStorage.removeItem(nameOf(productId));
  } catch {
    // Without storage a reload begins anew
  }
}

export function recallQuantity(productId: string): string | undefined {
  try {
    const kept = sessionStorage.getItem(nameOf(productId)) ?? '';
    return /^\d{1,20}$/.test(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}
