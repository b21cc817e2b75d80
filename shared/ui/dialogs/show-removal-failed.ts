import { failureText } from '../../api/errors.ts';
import { cartContentsText } from '../../text/cart.ts';
import { showError } from './show-error.ts';

/** Shows the error of a removal from the cart that failed or whose outcome is unknown. @see shop.md section 8 */
export function showRemovalFailed(error: unknown, retry: () => void): Promise<void> {
  const { removeFailed, removeUnknown } = cartContentsText;
  return showError(failureText(error, removeFailed, removeUnknown), { retry });
}
