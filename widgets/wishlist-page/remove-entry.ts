import { queryAll } from '../../shared/registry/native.ts';
import { wishlistPageText } from '../../shared/text/wishlist-page.ts';
import { changeWish } from '../../shared/ui/dialogs/change-wish.ts';
import { hiddenFields } from '../../shared/ui/dom/hidden-fields.ts';
import type { Entry } from './entries.ts';
import { markBusy } from './feedback.ts';

/**
 * Handles the remove button of an entry: the entry fades out after the server confirms; otherwise the icon is
 * restored.
 */
export async function removeEntry(entry: Entry, form: HTMLFormElement): Promise<void> {
  const restore = markBusy(queryAll(form, 'button')[0], wishlistPageText.removing);
  if (!restore) return;
  entry.isAsked = true;
  const retry = () => void removeEntry(entry, form);
  const removed = await changeWish(entry.productId, false, retry, { fields: hiddenFields(form) });
  entry.isAsked = false;
  restore();
  if (removed) entry.leave();
}
