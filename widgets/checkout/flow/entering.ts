import { catchApiError, isRefusal } from '../../../shared/api/errors.ts';
import { onAbort } from '../../../shared/page/on-abort.ts';
import { $cart } from '../../../shared/stores/cart/cart.ts';
import { commitRemoval } from '../../../shared/stores/cart/cart-removal.ts';
import { loadCart, renewCart } from '../../../shared/stores/cart/load-cart.ts';
import { $sessionExpired } from '../../../shared/stores/session/session.ts';
import { shippingText } from '../../../shared/text/order.ts';
import { showError } from '../../../shared/ui/dialogs/show-error.ts';
import { addressRefusal } from '../address/address-refusal.ts';
import { selectionFor } from '../shipping/selection.ts';
import { deliveryAddress } from './data.ts';
import type { LazyContext } from './lazy-context.ts';
import type { Saved } from './saving.ts';

/** Loads the data of a step when the step opens. @see shop.md section 4, "Data flow" */
export function enterSteps(context: LazyContext, signal: AbortSignal): void {
  const { flow, ordering } = context;
  const enter = (isNew = false) => {
    // An existing order replaces the steps
    if (flow.$orderId.get() !== undefined) return;
    // An order with an unknown outcome may have emptied the cart. After the reload, the page looks up this order
    if (ordering.$isUnknown.get() && $cart.get()?.items.length === 0) return location.reload();
    const step = flow.$step.get();
    if (step === 'shipping') loadOffers(context);
    // The summary reloads the cart, to detect changes on another device before the order
    if (step === 'payment' || step === 'summary') void saveSelection(context, isNew && step === 'summary');
  };
  // Steps depend on the cart, which another tab may change. During an order, `order-now.ts` handles changes of the
  // cart
  const isConcerned = () => flow.$step.get() !== 'done' && flow.$waiting.get() === 0;
  onAbort(
    signal,
    flow.$step.subscribe(() => enter(true)),
    $cart.listen(() => isConcerned() && enter()),
    // Repeats requests that failed because the session had expired
    $sessionExpired.listen((expired) => expired || enter()),
  );
}

export function loadOffers(context: LazyContext): void {
  const { flow, offers } = context;
  const address = deliveryAddress(flow.$data.get());
  if (!address || offers.isCurrent(address)) return;
  const load = (): void => {
    offers.$failure.set('');
    const failed = (error: unknown) => {
      const refused = addressRefusal(error, flow.$data.get());
      if (refused)
        return void context.openRefusedAddress(refused).then(() => showError(shippingText.loadFailed));
      offers.$failure.set(shippingText.loadFailed);
      showError(shippingText.loadFailed, { retry: load });
    };
    void flow.coverDuring(catchApiError(offers.load(address), failed));
  };
  load();
}

/**
 * Saves addresses, method and date to the cart, unless they are already saved. After a reload, the date is
 * validated again. A refusal opens the step with the refused value. Resolves to undefined if the selection is
 * not saved.
 *
 * @param isRenewed true to reload a cart that is already loaded
 */
export async function saveSelection(context: LazyContext, isRenewed = false): Promise<Saved | undefined> {
  const { flow, offers, saving } = context;
  const data = flow.$data.get();
  const address = deliveryAddress(data);
  const save = async (): Promise<Saved | undefined> => {
    // Sends the removal of items, even if the shopper could still undo the removal
    if (!(await commitRemoval())) return undefined;
    // An empty cart means that the cart was ordered elsewhere; after the reload, the page shows the order
    const cart = await (isRenewed ? renewCart() : loadCart());
    if (cart.items.length === 0) {
      if (flow.$step.get() === 'summary') location.reload();
      return undefined;
    }
    const found = address && (await offers.load(address));
    const selection = found && selectionFor(data, found);
    if (!selection) {
      flow.jump(address ? 'shipping' : flow.first);
      return undefined;
    }
    return saving.savedFor(selection, cart) ?? saving.save(selection);
  };
  saving.$failure.set('');
  return flow.coverDuring(catchApiError(save(), (error) => showSaveFailure(context, error)));
}

/** Opens the step with a refused value. For other errors, the error dialog offers a retry. */
export function showSaveFailure(context: LazyContext, error: unknown): void {
  const { flow, saving } = context;
  saving.$saved.set(undefined);
  saving.$failure.set(shippingText.saveFailed);
  if (flow.$step.get() === 'done') return;
  const refused = addressRefusal(error, flow.$data.get());
  if (refused) return void context.openRefusedAddress(refused).then(() => showError(shippingText.saveFailed));
  const isRefused = isRefusal(error);
  if (isRefused) {
    saving.$refused.set(error.message);
    flow.jump('shipping');
  }
  showError(shippingText.saveFailed, { retry: isRefused ? undefined : () => void saveSelection(context) });
}
