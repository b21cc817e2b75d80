import { catchApiError } from '../../shared/api/errors.ts';
import { queryAll } from '../../shared/registry/native.ts';
import { setOnWishlist } from '../../shared/stores/wishlist/wishlist.ts';
import { wishlistPageText } from '../../shared/text/wishlist-page.ts';
import { showWishFailed } from '../../shared/ui/dialogs/show-wish-failed.ts';
import { hiddenFields } from '../../shared/ui/widget.ts';
import type { Entry } from './entries.ts';
import { markBusy } from './feedback.ts';

/** The trash button of an entry: it fades out when the shop has agreed, else the icon is restored. */
export async function removeEntry(entry: Entry, form: HTMLFormElement): Promise<void> {
  const restore = markBusy(queryAll(form, 'button')[0], wishlistPageText.removing);
  if (!restore) return;
  entry.isAsked = true;
  const failed = (error: unknown, retry: () => void = () => removeEntry(entry, form)) =>
    showWishFailed(error, true, retry);
  const removed = await catchApiError(
    setOnWishlist(entry.productId, false, 1, { failed, fields: hiddenFields(form) }).then(() => true),
    failed,
  );
  entry.isAsked = false;
  restore();
  if (removed) entry.leave();
}
