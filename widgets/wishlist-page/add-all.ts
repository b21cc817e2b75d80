import { catchApiError, failureText, isRefusal } from '../../shared/api/errors.ts';
import type { ContentKeys } from '../../shared/changes/content-keys.ts';
import { queryAll, submitForm } from '../../shared/registry/native.ts';
import { addWishlistToCart } from '../../shared/stores/cart/cart.ts';
import { emptyWishlist } from '../../shared/stores/wishlist/empty-wishlist.ts';
import { wishlistPageText } from '../../shared/text/wishlist-page.ts';
import { showError } from '../../shared/ui/dialogs/show-error.ts';
import { hiddenFields } from '../../shared/ui/dom/hidden-fields.ts';
import type { Entries, Entry } from './entries.ts';
import { markBusy, submitButton } from './feedback.ts';

/**
 * Adds all entries of the wishlist to the cart. Returns the entries that stay because they need a choice or
 * are unavailable; undefined after a failure. If the server refuses the whole list, the link in the first
 * affected entry gets the focus. After an unknown outcome, a retry uses the same idempotency key.
 */
export async function addAll(
  form: HTMLFormElement,
  { all }: Entries,
  { keyFor }: ContentKeys,
): Promise<readonly Entry[] | undefined> {
  const restore = markBusy(submitButton(form), wishlistPageText.adding);
  if (!restore) return undefined;
  const present = all.filter(({ isGone }) => !isGone);
  const key = keyFor(present.map(({ productId }) => productId));
  const skipped = await catchApiError(addWishlistToCart(hiddenFields(form), key), async (error) => {
    const text = failureText(error, wishlistPageText.addAllFailed, wishlistPageText.addAllUnknown);
    await showError(text, { retry: () => submitForm(form) });
    const notes = all.flatMap(({ element }) => queryAll(element, '.krume-line-note a'));
    if (isRefusal(error)) notes[0]?.focus();
  });
  restore();
  if (!skipped) return undefined;

  const staying = present.filter(({ productId }) => skipped.includes(productId));
  const moved = present.filter((entry) => !staying.includes(entry));
  emptyWishlist(
    moved.map(({ productId }) => productId),
    staying.length,
  );
  return staying;
}
