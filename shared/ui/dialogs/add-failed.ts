import { failureText, isRefusal, UnknownOutcome } from '../../api/errors.ts';
import { showCart } from '../../stores/cart/cart.ts';
import { addToCartText } from '../../text/product.ts';
import { showError } from './show-error.ts';

/** Milliseconds for which a button shows that the product was added. @see shop.md section 4, "Add-to-cart button" */
export const successShown = 2500;

/**
 * Shows the error of an addition to the cart, with the shop's reason if the product no longer exists. If the outcome is
 * unknown, opens the cart after the dialog, so that the shopper sees whether the cart contains the product.
 */
export async function showAddFailed(error: unknown, retry: () => void): Promise<void> {
  const text = failureText(error, addToCartText.failed, addToCartText.unknown);
  const isGone = isRefusal(error) && error.status === 404;
  await showError(isGone ? `${text} ${error.message}` : text, { retry });
  if (error instanceof UnknownOutcome) showCart();
}
