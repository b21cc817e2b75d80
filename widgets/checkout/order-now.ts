import type { ShippingSelection } from '../../shared/api/checkout.ts';
import { catchApiError, isRefusal } from '../../shared/api/errors.ts';
import type { Branch } from '../../shared/model/branch.ts';
import { orderEmail } from '../../shared/rules/checkout/order.ts';
import type { OfferedPaymentMethod } from '../../shared/rules/checkout/payment.ts';
import { inTurn } from '../../shared/stores/in-turn.ts';
import { renewCart } from '../../shared/stores/load-cart.ts';
import { cartText } from '../../shared/text/cart.ts';
import { summaryText } from '../../shared/text/order.ts';
import { showError } from '../../shared/ui/show-error.ts';
import { choicesPastReload } from './choices.ts';
import { tellSaveFailure } from './entering.ts';
import type { LateKit } from './late-kit.ts';
import { attemptFor, digestOf } from './order-attempt.ts';
import { type Decision, decideOrder } from './order-decision.ts';
import type { Saved } from './saving.ts';
import { offeredPayments } from './selection.ts';

/** What the summary shows, and its button orders. */
export interface Shown {
  saved: Saved;
  selection: ShippingSelection;
  /** Where it is collected; pickup only */
  branch: Branch | undefined;
  payment: OfferedPaymentMethod;
  /** The chosen date cannot be kept at the moment of the press; the summary says why */
  isDateRefused: boolean;
}

/**
 * Orders what the summary shows: its selection is saved once more and the cart is read back, for another tab or device may
 * have saved a selection of its own. What differs is told, and nothing is ordered.
 *
 * @see shop.md section 4, "Order button"
 */
export async function orderNow(kit: LateKit, shown: Shown): Promise<void> {
  const { earlier, saving } = kit;
  let refusal: unknown;

  /** Undefined where there is nothing more to say. */
  const order = async (): Promise<Decision | undefined> => {
    if (!(await earlier.look()) || shown.isDateRefused) return undefined;
    let hasFailed = false;
    const again = await catchApiError(saving.saveAgain(shown.selection), (error) => {
      hasFailed = true;
      if (isRefusal(error)) refusal = error;
    });
    if (!again && !hasFailed) return undefined;
    const decision = decideOrder({
      shown: shown.saved.cart,
      current: again?.cart ?? (refusal ? await catchApiError(renewCart(), () => undefined) : undefined),
      isSelectionRefused: refusal !== undefined,
      isPaymentOffered: again !== undefined && isOffered(kit, again, shown.payment),
    });
    if (decision === 'order') await send(kit, shown);
    return decision;
  };

  const decision = await inTurn('checkout', order);
  if (decision === 'fail') showError(summaryText.orderFailed);
  if (decision === 'correct-selection') tellSaveFailure(kit, refusal);
  if (decision === 'tell-change' && (await earlier.lookElsewhere())) await tellChange(kit);
}

const isOffered = (kit: LateKit, saved: Saved, { code }: OfferedPaymentMethod) =>
  offeredPayments(kit, saved).some((offered) => offered.code === code);

function send({ flow, ordering }: LateKit, { saved, selection, branch, payment }: Shown): Promise<void> {
  const data = flow.$data.get();
  const payload = {
    paymentCode: payment.code,
    email: orderEmail(data.addresses, data.isGuest) || undefined,
    comment: data.comment,
  };
  const { cart, digest } = saved;
  const attempt = attemptFor(flow.owner, digestOf(payload, [digest, cart.id, cart.items, cart.total]));
  return ordering.send(payload, attempt, { selection, branch, cart, payment });
}

async function tellChange({ flow }: LateKit): Promise<void> {
  await showError(cartText.changed);
  const { paymentCode, acceptedFor } = flow.$data.get();
  choicesPastReload(flow.owner).write({ paymentCode, acceptedFor });
  location.reload();
}
