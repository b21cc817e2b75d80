import { type FormEvent, useRef, useState } from 'react';
import { $clockOffset } from '../../../shared/api/shop-clock.ts';
import type { DeliveryOption } from '../../../shared/rules/delivery/methods.ts';
import {
  belowMinimumOrder,
  missingFields,
  type ShippingField,
} from '../../../shared/rules/delivery/shipping-step.ts';
import { $cart } from '../../../shared/stores/cart/cart.ts';
import { shippingText } from '../../../shared/text/order.ts';
import { useStore } from '../../../shared/ui/widget.ts';
import { Call } from '../flow/Call.tsx';
import { billingAddress, deliveryAddress, type ShippingChoice } from '../flow/data.ts';
import { loadOffers, saveSelection } from '../flow/entering.ts';
import type { LazyContext } from '../flow/lazy-context.ts';
import { StepButtons } from '../flow/StepButtons.tsx';
import { Waiting } from '../flow/Waiting.tsx';
import { BranchField } from './BranchField.tsx';
import { DateFields } from './DateFields.tsx';
import { MethodList } from './MethodList.tsx';
import { chosenBranch, chosenOption, dateRefusal, deliveryFor, planFor } from './selection.ts';

/** The step for shipping method, branch and date. @see shop.md sections 2.7, 3 and 5, "Shipping step" */
export function ShippingStep({ context }: { context: LazyContext }) {
  const { flow, offers: store, saving, phone } = context;
  const data = useStore(flow.$data);
  const offers = useStore(store.$offers);
  const cart = useStore($cart) ?? offers?.cart;
  // Renders again when the offset of the shop's clock is known
  useStore($clockOffset);
  const [missing, setMissing] = useState<readonly ShippingField[]>([]);
  const refused = useStore(saving.$refused);
  const form = useRef<HTMLFormElement>(null);
  const address = deliveryAddress(data);

  const choice = data.shipping;
  const option = offers && chosenOption(choice, offers);
  const plan = offers && cart && planFor(choice, offers, cart.items);
  const tooSmall = option && cart && belowMinimumOrder(cart, option);
  const dateProblem = option && plan ? dateRefusal(plan, deliveryFor(choice, option)) : undefined;

  const change = (part: Partial<ShippingChoice>): void => {
    saving.$refused.set('');
    setMissing((fields) => fields.filter((field) => !(fieldsOf[field] in part)));
    flow.update({ shipping: { ...choice, ...part } });
  };

  const choose = ({ model: { carrierCode, methodCode } }: DeliveryOption): void => {
    change({ carrierCode, methodCode });
    // Removes all marks, because empty fields of the new method are marked only on submission
    setMissing([]);
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!offers || !cart) return loadOffers(context);
    const delivery = option && deliveryFor(choice, option);
    const fields = missingFields({
      method: option?.method,
      branch: chosenBranch(choice, offers),
      date: choice.day ? {} : undefined,
      time: delivery?.time,
      window: delivery?.window,
    });
    setMissing(fields);
    // The date is checked again on submission, because the cutoff may have passed
    const planNow = planFor(choice, offers, cart.items);
    for (const problem of planNow?.problems ?? []) console.warn(`Krume: ${problem}`);
    const wrong =
      fields[0] ?? (tooSmall ? 'method' : planNow && dateRefusal(planNow, delivery) ? 'date' : undefined);
    if (wrong) return focusField(form.current, wrong);
    // Continues unless the shopper has gone back during the request
    if ((await saveSelection(context)) && flow.$step.get() === 'shipping') flow.pushStep('payment');
  };

  const hasNone = offers?.options.length === 0;
  return (
    <form ref={form} className="krume-step-form" noValidate onSubmit={onSubmit}>
      {hasNone && (
        <p role="status">
          {shippingText.none} <Call phone={phone} />
        </p>
      )}
      {offers && !hasNone && (
        <MethodList
          options={offers.options}
          chosen={option}
          cart={cart}
          isMissing={missing.includes('method')}
          problem={tooSmall}
          onChoose={choose}
        />
      )}
      {choice.carrierCode && offers && !hasNone && !option && (
        <p className="krume-note" role="status">
          {shippingText.methodGone}
        </p>
      )}
      {option?.method === 'Pickup' && plan && offers && address && (
        <BranchField
          today={plan.today}
          branches={offers.branches}
          zip={(billingAddress(data) ?? address).zip}
          nearness={context.nearness}
          chosen={chosenBranch(choice, offers)}
          day={choice.day}
          isMissing={missing.includes('branch')}
          onChoose={(branchId) => change({ branchId })}
        />
      )}
      {option && plan && (
        <DateFields
          {...{ plan, option, choice, missing, phone }}
          problem={dateProblem ?? (refused || undefined)}
          onChange={change}
        />
      )}
      {!option && refused && (
        <p className="krume-note" role="alert">
          {refused}
        </p>
      )}
      {offers ? (
        <StepButtons onBack={() => flow.jump('address')} isDisabled={hasNone} />
      ) : (
        <Waiting $failure={store.$failure} onRetry={() => loadOffers(context)} />
      )}
    </form>
  );
}

/** The value in the shipping choice that each field sets. */
const fieldsOf: Readonly<Record<ShippingField, keyof ShippingChoice>> = {
  method: 'carrierCode',
  branch: 'branchId',
  date: 'day',
  time: 'time',
  window: 'day',
};

function focusField(form: HTMLElement | null, field: ShippingField): void {
  const element = form?.querySelector<HTMLElement>(
    field === 'date' ? '[name="deliveryDate"]' : `[data-field="${field}"]`,
  );
  element?.focus();
  element?.scrollIntoView({ block: 'center' });
}
