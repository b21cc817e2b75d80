import { catchApiError } from '../../shared/api/errors.ts';
import { createContentKeys } from '../../shared/changes/content-keys.ts';
import { onAbort } from '../../shared/page/on-abort.ts';
import { submitForm } from '../../shared/registry/native.ts';
import { addToCart } from '../../shared/stores/cart/cart.ts';
import { addToCartText } from '../../shared/text/product.ts';
import { showAddFailed, successShown } from '../../shared/ui/dialogs/add-failed.ts';
import { hiddenFields } from '../../shared/ui/dom/hidden-fields.ts';
import { markBusy, relabel, submitButton } from './feedback.ts';

/**
 * Returns the handler of the form that adds a product of the wishlist to the cart. The product stays on the
 * wishlist. The button's value is the quantity, 1 by default. The handler resolves to whether the product was
 * added.
 */
export function entryAdder(productId: string, form: HTMLFormElement, signal: AbortSignal) {
  const button = submitButton(form);
  const keys = createContentKeys();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let restoreLabel: (() => void) | undefined;
  const hideSuccess = () => {
    clearTimeout(timer);
    restoreLabel?.();
    restoreLabel = undefined;
  };
  onAbort(signal, hideSuccess);

  return async (): Promise<boolean> => {
    hideSuccess();
    const restore = markBusy(button, addToCartText.adding);
    if (!restore) return false;
    const content = { quantity: Number(button?.value) || 1, productOptions: [], customOptions: [] };
    const added = await catchApiError(
      addToCart(productId, { ...content, fields: hiddenFields(form) }, keys.keyFor(content)),
      (error) => showAddFailed(error, () => submitForm(form)),
    );
    restore();
    if (!added) return false;
    if (signal.aborted) return true;
    restoreLabel = button && relabel(button, addToCartText.added);
    timer = setTimeout(hideSuccess, successShown);
    return true;
  };
}
