import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Address } from '../../../shared/model/address.ts';
import { addressStepText, checkoutText } from '../../../shared/text/checkout.ts';
import { addressFieldName, addressFieldNames } from '../../../shared/ui/address/labels.ts';
import { useIsland, useStore } from '../../../shared/ui/widget.ts';
import type { CheckoutContext } from '../flow/context.ts';
import { billingAddress, type CheckoutData, shippingAddress } from '../flow/data.ts';
import { focusHeading } from '../flow/focus-heading.ts';
import { StepHeading } from '../flow/StepHeading.tsx';
import { AddressOverview } from './AddressOverview.tsx';
import type { AddressRefusal } from './address-refusal.ts';
import { GuestForm } from './GuestForm.tsx';

type View = 'overview' | 'form' | AddressRefusal['part'];

const headings: Readonly<Record<View, string>> = {
  overview: checkoutText.steps.address,
  form: addressStepText.edit,
  ...addressStepText.choose,
};

/**
 * The step for the billing and shipping address.
 *
 * @see shop.md sections 2.7, "Address", and 4, "Address step"
 */
export function AddressStep({ context }: { context: CheckoutContext }) {
  const { flow } = context;
  const { host } = useIsland();
  const data = useStore(flow.$data);
  const arrivals = useStore(flow.$arrivals);
  const Book = useStore(context.book.$module)?.AddressBook;
  const refusal = useStore(flow.$addressRefusal);
  const [view, setView] = useState<View>(() => firstView(context));
  const show = (next: View) => {
    flushSync(() => setView(next));
    focusHeading(host);
  };
  const taken = () => {
    flow.$addressRefusal.set(undefined);
    show('overview');
  };

  const edit = async (part: AddressRefusal['part']) => {
    if (!flow.isCustomer) show('form');
    // Opens the address book unless the shopper has left the step while the address book was loading
    else if ((await context.book.want()) && flow.$step.get() === 'address') show(part);
  };
  const cancelForm = () => {
    if (data.sent) flow.update({ typed: data.sent });
    show('overview');
  };
  const book = (part: AddressRefusal['part']) => {
    const billing = billingAddress(data);
    const chosen = part === 'billing' ? billing : shippingAddress(data);
    const refused = refusal?.part === part ? problemsOf(refusal) : undefined;
    const choose = (address: Address) => {
      const name = part === 'billing' ? 'customerBillingAddress' : 'customerShippingAddress';
      flow.update({ addresses: { ...data.addresses, [name]: address } });
      taken();
    };
    return (
      Book && (
        <Book
          mode="choose"
          chosenId={(chosen ?? billing)?.id}
          toCorrect={chosen && refused && { address: chosen, refused }}
          onChoose={choose}
          onCancel={() => show('overview')}
        />
      )
    );
  };

  return (
    <>
      <StepHeading arrivals={arrivals}>{headings[view]}</StepHeading>
      {view === 'overview' && <AddressOverview context={context} onEdit={(part) => void edit(part)} />}
      {view === 'form' && (
        <GuestForm
          context={context}
          onDone={taken}
          onCancel={cancelForm}
          refused={problemsOf(refusal, refusal?.part)}
          isTried={isChanged(data)}
        />
      )}
      {(view === 'billing' || view === 'shipping') && book(view)}
    </>
  );
}

/** Whether a guest has changed the form since the last submission. */
const isChanged = ({ typed, sent }: CheckoutData) => JSON.stringify(typed) !== JSON.stringify(sent);

/** Returns the view with unsubmitted changes or a refused address; otherwise the overview. */
function firstView({ flow, book }: CheckoutContext): View {
  const data = flow.$data.get();
  const refusal = flow.$addressRefusal.get();
  if (!flow.isCustomer) return isChanged(data) || problemsOf(refusal) ? 'form' : 'overview';
  return refusal && problemsOf(refusal) && book.$module.get() ? refusal.part : 'overview';
}

/**
 * Returns the server's messages by form field; undefined if the server named no field. A guest's form has the
 * fields of both addresses.
 */
function problemsOf(refusal: AddressRefusal | undefined, part?: AddressRefusal['part']) {
  const names = addressFieldNames.filter((name) => refusal?.fields.includes(name));
  if (!refusal || names.length === 0) return undefined;
  const prefix = part === 'shipping' ? part : '';
  return Object.fromEntries(names.map((name) => [addressFieldName(prefix, name), refusal.message]));
}
