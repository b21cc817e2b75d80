import { catchApiError, isRefusal } from '../../shared/api/errors.ts';
import { addWishlistToCart } from '../../shared/stores/cart.ts';
import { emptyWishlist } from '../../shared/stores/wishlist.ts';
import { wishlistPageText } from '../../shared/text/wishlist-page.ts';
import { showError } from '../../shared/ui/show-error.ts';
import type { Entries } from './entries.ts';
import { markBusy } from './feedback.ts';

/**
 * Moves the whole list into the cart. Answers whether it is there. When the shop refuses it, the focus goes to what
 * stands in the way: an entry that still needs a choice, or is gone.
 */
export async function addAll(form: HTMLFormElement, { all }: Entries): Promise<boolean> {
  const restore = markBusy(form.querySelector('button'), wishlistPageText.adding);
  if (!restore) return false;
  const added = await catchApiError(
    addWishlistToCart().then(() => true),
    async (error) => {
      await showError(wishlistPageText.addAllFailed, { retry: () => form.requestSubmit() });
      if (isRefusal(error)) form.parentElement?.querySelector<HTMLElement>('.krume-line-note a')?.focus();
    },
  );
  restore();
  if (!added) return false;

  emptyWishlist(all.filter(({ isGone }) => !isGone).map(({ productId }) => productId));
  return true;
}
