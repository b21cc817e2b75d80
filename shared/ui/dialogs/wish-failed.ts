import { failureText, UnknownOutcome } from '../../api/errors.ts';
import { wishlistText } from '../../text/wishlist.ts';
import { showError } from './show-error.ts';

/**
 * Returns a function that shows the error of a wishlist change that failed or whose outcome is unknown.
 *
 * @param on whether the change puts the product on the wishlist
 * @see shop.md section 8
 */
export function wishFailed(on: boolean, retry: () => void) {
  const { addFailed, removeFailed, unknown, manyFailed: many } = wishlistText;
  return (error: unknown, again = retry): Promise<void> =>
    showError(failureText(error, on ? addFailed : removeFailed, unknown), {
      retry: again,
      many,
      untilOnline: error instanceof UnknownOutcome,
    });
}
