import { type FormEvent, useRef, useState } from 'react';
import { catchApiError } from '../../shared/api/errors.ts';
import { addressLines, sameAddress } from '../../shared/rules/checkout/addresses.ts';
import { cartsMatch, orderEmail } from '../../shared/rules/checkout/order.ts';
import { offeredPaymentMethods, paymentMethods } from '../../shared/rules/checkout/payment.ts';
import { nextDelivery } from '../../shared/rules/delivery/next.ts';
import { renewCart } from '../../shared/stores/load-cart.ts';
import { cartText } from '../../shared/text/cart.ts';
import { addressStepText, checkoutText } from '../../shared/text/checkout.ts';
import { formText } from '../../shared/text/form.ts';
import { paymentText, shippingText, summaryText } from '../../shared/text/order.ts';
import { Spinner } from '../../shared/ui/indicators.tsx';
import { MarkedField } from '../../shared/ui/MarkedField.tsx';
import { showError } from '../../shared/ui/show-error.ts';
import { useStore } from '../../shared/ui/widget.ts';
import { Comment } from './Comment.tsx';
import { sayDelivery } from './DateFields.tsx';
import { bothAddresses } from './data.ts';
import { refusal } from './date-refusal.ts';
import { saveSelection } from './entering.ts';
import type { LateKit } from './late-kit.ts';
import { attemptFor, digestOf } from './order-attempt.ts';
import { Products } from './Products.tsx';
import { SummaryBox } from './SummaryBox.tsx';
import { chosenBranch, chosenOption, deliveryFor, planFor } from './selection.ts';
import { Waiting } from './Waiting.tsx';

/** All that is ordered, and the button that orders it. @see shop.md sections 2.7 and 4, "Order button" */
export function Summary({ kit }: { kit: LateKit }) {
  const { flow, offers: store, ordering, payment } = kit;
  const data = useStore(flow.$data);
  const offers = useStore(store.$offers);
  const isUnknown = useStore(ordering.$isUnknown);
  const isEarlierUnknown = useStore(kit.earlier.$isUnknown);
  const refused = useStore(ordering.$refused);
  const saved = useStore(kit.saving.$saved);
  const [isTermsMissing, setTermsMissing] = useState(false);
  const [isOrdering, setOrdering] = useState(false);
  /** The moment at which the date is judged: that of opening, then of each press */
  const [now, setNow] = useState(Date.now);
  // A second press may come before the next render
  const isBusy = useRef(false);
  const terms = useRef<HTMLInputElement>(null);
  /** Stays where another date is taken, and the form goes while it is saved */
  const [wasAccepted, setAccepted] = useState(false);

  if (!saved || !offers)
    return <Waiting $failure={kit.saving.$failure} onRetry={() => void saveSelection(kit)} />;

  const both = bothAddresses(data);
  const option = chosenOption(data.shipping, offers);
  const delivery = option && deliveryFor(data.shipping, option);
  const branch = option?.method === 'Pickup' ? chosenBranch(data.shipping, offers) : undefined;
  const known = paymentMethods(payment, location.hostname);
  const offered = offeredPaymentMethods(known, saved.options.paymentMethods, payment.providerPrefix);
  const method = offered.find(({ code }) => code === data.paymentCode);
  const planAt = (moment: number) => planFor(data.shipping, offers, saved.cart.items, moment);
  const plan = planAt(now);
  const late = plan && refusal(plan, delivery);
  const next = late && plan ? nextDelivery(plan) : undefined;

  const takeNext = async () => {
    if (!next) return;
    const time = option?.method === 'Pickup' ? next.time?.toString().slice(0, 5) : undefined;
    flow.update({ shipping: { ...data.shipping, day: next.date.toString(), time } });
    await saveSelection(kit);
  };

  const order = async (): Promise<void> => {
    if (!both || !option || !method) return;
    const moment = Date.now();
    setNow(moment);
    const current = await catchApiError(renewCart(), () => showError(summaryText.orderFailed));
    if (!current) return;
    const payload = {
      paymentCode: method.code,
      email: orderEmail(data.addresses, data.isGuest) || undefined,
      comment: data.comment,
    };
    const isSame = cartsMatch(saved.cart, current);
    const digest = digestOf(payload, [saved.digest, saved.cart.id, saved.cart.items, saved.cart.total]);
    // An earlier order whose answer was lost is told first. The same one once more has the same key: it is only asked for
    // where it can no longer be sent
    const isCartEmpty = current.items.length === 0;
    if (!(await kit.earlier.look({ except: isSame ? digest : '', isCartEmpty }))) return;
    if (!isSame) {
      await showError(cartText.changed);
      return location.reload();
    }
    const planNow = planAt(moment);
    if (planNow && refusal(planNow, delivery)) return;
    await ordering.send(payload, attemptFor(flow.owner, digest));
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy.current) return;
    const isAccepted = terms.current?.checked === true;
    setTermsMissing(!isAccepted);
    if (!isAccepted) return terms.current?.focus();
    isBusy.current = true;
    setOrdering(true);
    await flow.during(order());
    setOrdering(false);
    isBusy.current = false;
  };

  return (
    <form className="krume-step-form krume-summary" noValidate onSubmit={onSubmit} aria-busy={isOrdering}>
      <div className="krume-boxes">
        <SummaryBox title={summaryText.billing} onChange={() => flow.jump('address')}>
          {both && <Lines lines={addressLines(both.billing)} />}
        </SummaryBox>
        {option?.method !== 'Pickup' && (
          <SummaryBox title={summaryText.shipping} onChange={() => flow.jump('address')}>
            {both && sameAddress(both.billing, both.shipping) ? (
              <p>{addressStepText.same}</p>
            ) : (
              both && <Lines lines={addressLines(both.shipping)} />
            )}
          </SummaryBox>
        )}
        <SummaryBox title={summaryText.method} onChange={() => flow.jump('shipping')}>
          <Lines
            lines={[
              option?.model.title ?? '',
              ...(branch ? [branch.name, branch.street, `${branch.zip} ${branch.place}`] : []),
              delivery ? sayDelivery(delivery) : '',
            ]}
          />
        </SummaryBox>
        <SummaryBox title={summaryText.payment} onChange={() => flow.jump('payment')}>
          <p>{method?.title ?? paymentText.gone}</p>
        </SummaryBox>
      </div>
      {late && (
        <div className="krume-note" role="alert">
          <p>{late}</p>
          {next ? (
            <button type="button" className="krume-button-quiet" onClick={() => void takeNext()}>
              {shippingText.next(sayDelivery(next))}
            </button>
          ) : (
            <p>{shippingText.noDate}</p>
          )}
        </div>
      )}
      <Products cart={saved.cart} />
      <Comment value={data.comment} onSave={(comment) => flow.update({ comment })} />
      <MarkedField name="terms" problem={isTermsMissing ? formText.accept : undefined}>
        {(described) => (
          <label className="krume-tick">
            <input
              ref={terms}
              type="checkbox"
              name="terms"
              required
              defaultChecked={wasAccepted}
              onChange={({ currentTarget }) => {
                setAccepted(currentTarget.checked);
                if (currentTarget.checked) setTermsMissing(false);
              }}
              {...described}
            />
            <span>{summaryText.terms}</span>
          </label>
        )}
      </MarkedField>
      {isUnknown && (
        <p className="krume-note" role="alert">
          {summaryText.unknown}
        </p>
      )}
      {isEarlierUnknown && (
        <p className="krume-note" role="alert">
          {summaryText.unknownEarlier}
        </p>
      )}
      {refused && (
        <p className="krume-note" role="alert">
          {refused}
        </p>
      )}
      <div className="krume-step-buttons">
        <button type="button" className="krume-button-quiet" onClick={() => flow.jump('payment')}>
          {checkoutText.back}
        </button>
        <button type="submit" className="krume-button" disabled={isOrdering || !both || !option || !method}>
          {isOrdering && <Spinner label={summaryText.ordering} />}
          {isUnknown || isEarlierUnknown ? summaryText.retry : summaryText.order}
        </button>
      </div>
    </form>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="krume-recipient">
      {lines.filter(Boolean).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
