import type { HiddenFields } from '../../api/change.ts';
import { catchApiError, failureText, UnknownOutcome } from '../../api/errors.ts';
import { setOnWishlist } from '../../stores/wishlist/wishlist.ts';
import { wishlistText } from '../../text/wishlist.ts';
import { showError } from './show-error.ts';

interface Wish {
  fields: HiddenFields;
  quantity?: number | undefined;
  /** Called when the shop refuses because no customer is signed in */
  refused?: () => void;
  /** When the shopper pressed, in milliseconds since 1970; now by default */
  at?: number;
}

/** Calls `setOnWishlist` for a control and shows failures. Resolves to whether the shop has applied the change. */
export function changeWish(productId: string, on: boolean, retry: () => void, wish: Wish) {
  const failed = (error: unknown, again = retry) => showWishFailed(error, !on, again);
  return catchApiError(setOnWishlist(productId, on, wish.quantity, { ...wish, failed }), failed);
}

/** Reports a wishlist change that failed, or whose outcome is unknown. @see shop.md section 8 */
export function showWishFailed(error: unknown, wasOn: boolean, retry: () => void): Promise<void> {
  const { addFailed, removeFailed, unknown, manyFailed: many } = wishlistText;
  return showError(failureText(error, wasOn ? removeFailed : addFailed, unknown), {
    retry,
    many,
    untilOnline: error instanceof UnknownOutcome,
  });
}
