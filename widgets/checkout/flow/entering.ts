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

/** What a step needs of the shop is asked for when the step is shown. @see shop.md section 4, "Data flow" */
export function enterSteps(context: LazyContext, signal: AbortSignal): void {
  const { flow } = context;
  const enter = (isNew = false) => {
    // An order that exists is shown in the place of the steps
    if (flow.$orderId.get() !== undefined) return;
    const step = flow.$step.get();
    if (step === 'shipping') loadOffers(context);
    // A cart that was emptied or changed on another device is noticed before it is shown for the last time
    if (step === 'payment' || step === 'summary') void saveSelection(context, isNew && step === 'summary');
  };
  // Methods, prices and ways to pay go with the cart, which may change in another tab; an empty one has no summary.
  // While it is ordered, the order looks after it.
  const isConcerned = () =>
    ['shipping', 'payment', 'summary'].includes(flow.$step.get()) && flow.$waiting.get() === 0;
  const stops = [
    flow.$step.subscribe(() => enter(true)),
    $cart.listen(() => isConcerned() && enter()),
    // What nobody was told for want of a session is asked again with the next one
    $sessionExpired.listen((expired) => expired || enter()),
  ];
  onAbort(signal, () => {
    for (const stop of stops) stop();
  });
}

export function loadOffers(context: LazyContext): void {
  const { flow, offers } = context;
  const address = deliveryAddress(flow.$data.get());
  if (!address || offers.isCurrent(address)) return;
  const load = (): void => {
    offers.$failure.set('');
    const failed = (error: unknown) => {
      const refused = addressRefusal(error, flow.$data.get());
      if (refused) return void context.mendAddress(refused).then(() => showError(shippingText.loadFailed));
      offers.$failure.set(shippingText.loadFailed);
      showError(shippingText.loadFailed, { retry: load });
    };
    void flow.during(catchApiError(offers.load(address), failed));
  };
  load();
}

/**
 * Saves addresses, method and date to the cart unless the shop has just these. After a reload that checks the date once
 * more; what the shop refuses leads back to the step where it is chosen. Undefined when it is not saved.
 *
 * @param isRenewed the shop is asked for the cart, whatever is known of it
 */
export async function saveSelection(context: LazyContext, isRenewed = false): Promise<Saved | undefined> {
  const { flow, offers, saving } = context;
  const data = flow.$data.get();
  const address = deliveryAddress(data);
  const save = async (): Promise<Saved | undefined> => {
    // What was removed for the date's sake is not ordered, though it could still be put back
    if (!(await commitRemoval())) return undefined;
    // It may have become an order: what is shown then is not a step's matter
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
  return flow.during(catchApiError(save(), (error) => tellSaveFailure(context, error)));
}

/** What the shop refused leads back to where it was entered or chosen; anything else can be tried again. */
export function tellSaveFailure(context: LazyContext, error: unknown): void {
  const { flow, saving } = context;
  saving.$saved.set(undefined);
  saving.$failure.set(shippingText.saveFailed);
  if (flow.$step.get() === 'done') return;
  const refused = addressRefusal(error, flow.$data.get());
  if (refused) return void context.mendAddress(refused).then(() => showError(shippingText.saveFailed));
  const isRefused = isRefusal(error);
  if (isRefused) {
    saving.$refused.set(error.message);
    flow.jump('shipping');
  }
  showError(shippingText.saveFailed, { retry: isRefused ? undefined : () => void saveSelection(context) });
}
