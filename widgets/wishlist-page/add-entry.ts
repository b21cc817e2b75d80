import { createContentKeys } from '../../shared/changes/content-keys.ts';
import { onAbort } from '../../shared/page/on-abort.ts';
import { queryAll, submitForm } from '../../shared/registry/native.ts';
import { addToCartText } from '../../shared/text/product.ts';
import { addProduct, successShown } from '../../shared/ui/dialogs/add-product.ts';
import { hiddenFields } from '../../shared/ui/dom/hidden-fields.ts';
import { markBusy } from './feedback.ts';

/**
 * Returns the handler of the form that adds a product of the list to the cart; the product stays on the list. The
 * button's value is the quantity, 1 by default. Resolves to whether the product was added.
 */
export function entryAdder(productId: string, form: HTMLFormElement, signal: AbortSignal) {
  const [button] = queryAll<HTMLButtonElement>(form, 'button');
  const label = [...(button?.childNodes ?? [])];
  const keys = createContentKeys();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hideSuccess = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    button?.replaceChildren(...label);
  };
  onAbort(signal, hideSuccess);

  return async (): Promise<boolean> => {
    hideSuccess();
    const restore = markBusy(button, addToCartText.adding);
    if (!restore) return false;
    const added = await addProduct(productId, {
      payload: { quantity: Number(button?.value) || 1 },
      fields: hiddenFields(form),
      keys,
      retry: () => submitForm(form),
    });
    restore();
    if (!added || signal.aborted) return added;
    button?.replaceChildren(addToCartText.added);
    timer = setTimeout(hideSuccess, successShown);
    return true;
  };
}
