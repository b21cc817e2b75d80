import { catchApiError } from '../../shared/api/errors.ts';
import { setOnWishlist } from '../../shared/stores/wishlist/wishlist.ts';
import { wishlistPageText } from '../../shared/text/wishlist-page.ts';
import { wishFailed } from '../../shared/ui/dialogs/wish-failed.ts';
import { hiddenFields } from '../../shared/ui/dom/hidden-fields.ts';
import type { Entry } from './entries.ts';
import { markBusy, submitButton } from './feedback.ts';

/**
 * Handles the remove button of an entry. The entry fades out when the server has confirmed the removal; after
 * a failure, the button shows its icon again.
 */
export async function removeEntry(entry: Entry, form: HTMLFormElement): Promise<void> {
  const restore = markBusy(submitButton(form), wishlistPageText.removing);
  if (!restore) return;
  entry.isAsked = true;
  const failed = wishFailed(false, () => void removeEntry(entry, form));
  const wish = { fields: hiddenFields(form), failed };
  const removed = await catchApiError(setOnWishlist(entry.productId, false, 1, wish), failed);
  entry.isAsked = false;
  restore();
  if (removed) entry.leave();
}
