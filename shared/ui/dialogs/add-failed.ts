import { failureText, UnknownOutcome } from '../../api/errors.ts';
import { showCart } from '../../stores/cart/cart.ts';
import { addToCartText } from '../../text/product.ts';
import { showError } from './show-error.ts';

/** Milliseconds for which a button shows that it has added the product. @see shop.md section 4, "Add-to-cart button" */
export const successShown = 2500;

/** Reports an addition to the cart that failed, or whose outcome is unknown: the cart then opens, to show it. */
export async function showAddFailed(error: unknown, retry: () => void): Promise<void> {
  await showError(failureText(error, addToCartText.failed, addToCartText.unknown), { retry });
  if (error instanceof UnknownOutcome) showCart();
}
