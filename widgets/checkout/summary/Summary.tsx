import { type FormEvent, useRef, useState } from 'react';
import { $clockOffset } from '../../../shared/api/shop-clock.ts';
import type { Cart } from '../../../shared/model/cart.ts';
import { cartsMatch } from '../../../shared/rules/checkout/order.ts';
import type { Delivery } from '../../../shared/rules/delivery/delivery.ts';
import { nextDelivery } from '../../../shared/rules/delivery/next.ts';
import { checkoutText } from '../../../shared/text/checkout.ts';
import { formText } from '../../../shared/text/form.ts';
import { paymentText, summaryText } from '../../../shared/text/order.ts';
import { Spinner } from '../../../shared/ui/components/indicators.tsx';
import { MarkedField } from '../../../shared/ui/components/MarkedField.tsx';
import { useIsland, useStore } from '../../../shared/ui/widget.ts';
import { bothAddresses } from '../flow/data.ts';
import { saveSelection } from '../flow/entering.ts';
import { focusHeading } from '../flow/focus-heading.ts';
import type { LazyContext } from '../flow/lazy-context.ts';
import { Waiting } from '../flow/Waiting.tsx';
import { decidePress } from '../order/order-decision.ts';
import { orderNow } from '../order/order-now.ts';
import { DateProblem } from '../shipping/DateProblem.tsx';
import { formatDelivery } from '../shipping/format-delivery.ts';
import {
  choiceOf,
  chosenBranch,
  chosenOption,
  dateRefusal,
  deliveryFor,
  offeredPayments,
  planFor,
  selectionFor,
} from '../shipping/selection.ts';
import { Comment } from './Comment.tsx';
import { Products } from './Products.tsx';
import { SummaryBoxes } from './SummaryBoxes.tsx';

/**
 * The step with the contents of the order and the order button.
 *
 * @see shop.md sections 2.7 and 4, "Order button"
 */
export function Summary({ context }: { context: LazyContext }) {
  const { flow, offers: store, ordering, phone } = context;
  const { host } = useIsland();
  const data = useStore(flow.$data);
  const offers = useStore(store.$offers);
  const isUnknown = useStore(ordering.$isUnknown);
  const isEarlierUnknown = useStore(context.earlier.$isUnknown);
  const refused = useStore(ordering.$refused);
  const saved = useStore(context.saving.$saved);
  const [isTermsMissing, setTermsMissing] = useState(false);
  const [isOrdering, setOrdering] = useState(false);
  /** Announcement of a changed date, for screen readers */
  const [announcement, setAnnouncement] = useState('');
  const clockOffset = useStore($clockOffset);
  /** Device time at which the date is checked: first when the summary opens, then at each press on the order button */
  const [now, setNow] = useState(Date.now);
  // A ref, because a second click may come before the next render
  const isBusy = useRef(false);
  const terms = useRef<HTMLInputElement>(null);
  /** The cart when the summary opened, to detect changes */
  const opened = useRef<Cart>(undefined);

  if (!saved || !offers)
    return <Waiting $failure={context.saving.$failure} onRetry={() => void saveSelection(context)} />;

  const { cart } = saved;
  opened.current ??= cart;
  // During an order, a dialog reports changes of the cart instead of a note
  const isChanged = !isOrdering && (data.isCartChanged || !cartsMatch(opened.current, cart));
  /** The totals for which the shopper accepts the terms */
  const totals = JSON.stringify(cart.total);
  const both = bothAddresses(data);
  const option = chosenOption(data.shipping, offers);
  const delivery = option && deliveryFor(data.shipping, option);
  const branch = option?.method === 'Pickup' ? chosenBranch(data.shipping, offers) : undefined;
  const method = offeredPayments(context, saved).find(({ code }) => code === data.paymentCode);
  const planAt = (moment: number) => planFor(data.shipping, offers, cart.items, moment + clockOffset);
  const plan = planAt(now);
  const problem = plan && dateRefusal(plan, delivery);
  const next = problem && plan ? nextDelivery(plan) : undefined;

  const takeNext = (next: Delivery) => {
    flow.update({ shipping: { ...data.shipping, ...(option && choiceOf(next, option)) } });
    setAnnouncement(summaryText.dateTaken(formatDelivery(next)));
    void saveSelection(context);
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const moment = Date.now();
    const planNow = planAt(moment);
    const selection = selectionFor(data, offers);
    const decision = decidePress({
      isBusy: isBusy.current || flow.$waiting.get() > 0,
      hasPayment: method !== undefined,
      isAccepted: terms.current?.checked === true,
      hasSelection: selection !== undefined,
      isDateRefused: planNow !== undefined && dateRefusal(planNow, delivery) !== undefined,
    });
    if (decision === 'ignore') return;
    if (decision === 'choose-payment') return flow.jump('payment');
    setTermsMissing(decision === 'accept-terms');
    if (decision === 'accept-terms') return terms.current?.focus();
    setNow(moment);
    isBusy.current = true;
    setOrdering(true);
    const shown = selection && method && { saved, selection, branch, payment: method };
    await flow.coverDuring(orderNow(context, decision === 'order' ? shown : undefined));
    setOrdering(false);
    isBusy.current = false;
  };

  const alerts = [
    isUnknown ? summaryText.unknown : '',
    isEarlierUnknown ? summaryText.unknownEarlier : '',
    refused,
  ];
  return (
    <form className="krume-step-form krume-summary" noValidate onSubmit={onSubmit} aria-busy={isOrdering}>
      <SummaryBoxes
        {...{ addresses: both, option, branch, delivery }}
        payment={method}
        onChange={flow.jump}
      />
      {problem && (
        <DateProblem
          problem={problem}
          {...{ next, phone }}
          isAlert
          onTake={takeNext}
          onLeft={() => focusHeading(host)}
        />
      )}
      <p role="status" className="krume-hidden">
        {announcement}
      </p>
      <Products cart={cart} isChanged={isChanged} />
      <Comment value={data.comment} onSave={(comment) => flow.update({ comment })} />
      {!method && (
        <div className="krume-note">
          <p>{paymentText.gone}</p>
          <button type="button" className="krume-button-quiet" onClick={() => flow.jump('payment')}>
            {paymentText.choose}
          </button>
        </div>
      )}
      <MarkedField name="terms" problem={isTermsMissing ? formText.accept : undefined}>
        {(described) => (
          <label className="krume-tick">
            <input
              ref={terms}
              type="checkbox"
              name="terms"
              required
              checked={data.acceptedFor === totals}
              onChange={({ currentTarget }) => {
                flow.update({ acceptedFor: currentTarget.checked ? totals : undefined });
                if (currentTarget.checked) setTermsMissing(false);
              }}
              {...described}
            />
            <span>{summaryText.terms}</span>
          </label>
        )}
      </MarkedField>
      {alerts.filter(Boolean).map((alert) => (
        <p key={alert} className="krume-note" role="alert">
          {alert}
        </p>
      ))}
      <div className="krume-step-buttons">
        <button type="button" className="krume-button-quiet" onClick={() => flow.jump('payment')}>
          {checkoutText.back}
        </button>
        <button type="submit" className="krume-button" aria-disabled={isOrdering} disabled={!both || !option}>
          {isOrdering && <Spinner label={summaryText.ordering} />}
          {isUnknown || isEarlierUnknown ? summaryText.retry : summaryText.order}
        </button>
      </div>
    </form>
  );
}
