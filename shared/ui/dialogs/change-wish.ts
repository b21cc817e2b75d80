import type { HiddenFields } from '../../api/change.ts';
import { catchApiError, failureText, UnknownOutcome } from '../../api/errors.ts';
import { setOnWishlist } from '../../stores/wishlist/wishlist.ts';
import { wishlistText } from '../../text/wishlist.ts';
import { showError } from './show-error.ts';

interface Wish {
  fields: HiddenFields;
  quantity?: number | undefined;
  /** What follows when the shop knows of nobody who could have a wishlist */
  refused?: () => void;
}

/** `setOnWishlist` for a control: a failure is told. Answers whether the shop has made the change. */
export function changeWish(productId: string, on: boolean, retry: () => void, wish: Wish) {
  const failed = (error: unknown, again = retry) => showWishFailed(error, !on, again);
  return catchApiError(setOnWishlist(productId, on, wish.quantity, { ...wish, failed }), failed);
}

/** A product has not come onto the wishlist or off it, or nobody knows. @see shop.md section 8 */
export function showWishFailed(error: unknown, wasOn: boolean, retry: () => void): Promise<void> {
  const { addFailed, removeFailed, unknown, manyFailed: many } = wishlistText;
  return showError(failureText(error, wasOn ? removeFailed : addFailed, unknown), {
    retry,
    many,
    untilOnline: error instanceof UnknownOutcome,
  });
}
