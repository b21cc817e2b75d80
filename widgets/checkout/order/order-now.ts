import type { OrderPayload, ShippingSelection } from '../../../shared/api/checkout.ts';
import { catchApiError, isRefusal } from '../../../shared/api/errors.ts';
import { makeChange } from '../../../shared/changes/change.ts';
import type { Branch } from '../../../shared/model/branch.ts';
import { acquireTabLock } from '../../../shared/page/tab-lock.ts';
import { orderEmail } from '../../../shared/rules/checkout/order.ts';
import type { OfferedPaymentMethod } from '../../../shared/rules/checkout/payment.ts';
import { renewCart } from '../../../shared/stores/cart/load-cart.ts';
import { cartText } from '../../../shared/text/cart.ts';
import { summaryText } from '../../../shared/text/order.ts';
import { showError } from '../../../shared/ui/dialogs/show-error.ts';
import { showSaveFailure } from '../flow/entering.ts';
import { choicesPastReload } from '../flow/kept-choices.ts';
import type { LazyContext } from '../flow/lazy-context.ts';
import type { Saved } from '../flow/saving.ts';
import { offeredPayments } from '../shipping/selection.ts';
import { type Decision, decideOrder } from './order-decision.ts';
import { digestOf, orderKeys } from './order-keys.ts';

/** The contents of the summary; a press on the order button orders these contents. */
export interface Shown {
  saved: Saved;
  selection: ShippingSelection;
  /** The pickup branch; undefined for other shipping methods */
  branch: Branch | undefined;
  payment: OfferedPaymentMethod;
}

/**
 * Orders the contents of the summary. First saves the selection again and reloads the cart, because another
 * tab or device may have changed them. If the cart differs from the summary, reports the change and reloads the
 * page instead.
 *
 * @param shown undefined if the chosen date is no longer possible; the function then only looks up earlier
 * orders
 */
export async function orderNow(context: LazyContext, shown: Shown | undefined): Promise<void> {
  const { flow, earlier, ordering } = context;
  const release = await acquireTabLock('checkout');
  let check: Check = { decision: 'ignore' };
  try {
    if ((await earlier.look()) && shown) {
      check = await checkAgain(context, shown);
      if (check.decision === 'order') {
        const { saved, ...choices } = shown;
        const { cart, digest } = saved;
        const payload = payloadOf(context, shown);
        const content = [digest, cart.id, cart.items, cart.total];
        const key = orderKeys.keyFor(flow.owner, digestOf(payload, content));
        let report: Promise<void> | undefined;
        await catchApiError(
          makeChange(ordering.startPlan(payload, key)).then((order) =>
            ordering.arrived(order, { ...choices, cart }),
          ),
          (error) => {
            report = ordering.failed(error);
          },
        );
        await report;
      }
    }
  } finally {
    release();
  }
  const { decision, refusal } = check;
  if (decision === 'fail') showError(summaryText.orderFailed);
  if (decision === 'correct-selection') showSaveFailure(context, refusal);
  if (decision === 'show-change' && (await earlier.lookInOtherTabs())) await showChange(context);
}

interface Check {
  decision: Decision;
  /** The error if the server refused the selection */
  refusal?: unknown;
}

/** Saves the selection again, reloads the cart, and compares the cart with the summary. */
async function checkAgain(context: LazyContext, shown: Shown): Promise<Check> {
  let refusal: unknown;
  let hasFailed = false;
  const again = await catchApiError(context.saving.saveAgain(shown.selection), (error) => {
    hasFailed = true;
    if (isRefusal(error)) refusal = error;
  });
  const decision = decideOrder({
    isInterrupted: !again && !hasFailed,
    shown: shown.saved.cart,
    current: again?.cart ?? (refusal ? await catchApiError(renewCart(), () => undefined) : undefined),
    isSelectionRefused: refusal !== undefined,
    isPaymentOffered: again !== undefined && isOffered(context, again, shown.payment),
  });
  return { decision, refusal };
}

const isOffered = (context: LazyContext, saved: Saved, { code }: OfferedPaymentMethod) =>
  offeredPayments(context, saved).some((offered) => offered.code === code);

function payloadOf({ flow }: LazyContext, { payment }: Shown): OrderPayload {
  const { addresses, isGuest, comment } = flow.$data.get();
  return { paymentCode: payment.code, email: orderEmail(addresses, isGuest) || undefined, comment };
}

async function showChange({ flow }: LazyContext): Promise<void> {
  await showError(cartText.changed);
  const { paymentCode, acceptedFor } = flow.$data.get();
  choicesPastReload(flow.owner).write({ paymentCode, acceptedFor, isCartChanged: true });
  location.reload();
}
