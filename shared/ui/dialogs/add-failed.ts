import { failureText, UnknownOutcome } from '../../api/errors.ts';
import { showCart } from '../../stores/cart/cart.ts';
import { addToCartText } from '../../text/product.ts';
import { showError } from './show-error.ts';

/** Milliseconds for which a button shows that the product was added. @see shop.md section 4, "Add-to-cart button" */
export const successShown = 2500;

/** Shows the error of an addition to the cart. If the outcome is unknown, opens the cart to show its content. */
export async function showAddFailed(error: unknown, retry: () => void): Promise<void> {
  await showError(failureText(error, addToCartText.failed, addToCartText.unknown), { retry });
  if (error instanceof UnknownOutcome) showCart();
}
