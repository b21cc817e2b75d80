import { failureText, UnknownOutcome } from '../../api/errors.ts';
import { wishlistText } from '../../text/wishlist.ts';
import { showError } from './show-error.ts';

/** A product has not come onto the wishlist or off it, or nobody knows. @see shop.md section 8 */
export function showWishFailed(error: unknown, wasOn: boolean, retry: () => void): Promise<void> {
  const { addFailed, removeFailed, unknown, manyFailed: many } = wishlistText;
  return showError(failureText(error, wasOn ? removeFailed : addFailed, unknown), {
    retry,
    many,
    untilOnline: error instanceof UnknownOutcome,
  });
}
