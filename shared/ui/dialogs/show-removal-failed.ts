import { failureText } from '../../api/errors.ts';
import { cartContentsText } from '../../text/cart.ts';
import { showError } from './show-error.ts';

/** An item is still in the cart, or nobody knows. @see shop.md section 8 */
export function showRemovalFailed(error: unknown, retry: () => void): Promise<void> {
  const { removeFailed, removeUnknown } = cartContentsText;
  return showError(failureText(error, removeFailed, removeUnknown), { retry });
}
