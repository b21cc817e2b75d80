import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Address } from '../../shared/model/address.ts';
import { sameAddress } from '../../shared/rules/checkout/addresses.ts';
import { $addresses, $addressesFailed, reloadAddresses } from '../../shared/stores/address-book.ts';
import { addressBookText } from '../../shared/text/address-book.ts';
import { addressStepText } from '../../shared/text/checkout.ts';
import { dialogText } from '../../shared/text/dialogs.ts';
import { addressFieldName, addressFieldNames } from '../../shared/ui/address/labels.ts';
import { useIsland, useStore } from '../../shared/ui/widget.ts';
import { AddressBox } from './AddressBox.tsx';
import type { AddressRefusal } from './address-refusal.ts';
import { billingAddress, type CheckoutData, shippingAddress } from './data.ts';
import { focusHeading, showBeginning } from './focus-heading.ts';
import { GuestForm } from './GuestForm.tsx';
import type { Kit } from './kit.ts';
import { StepButtons } from './StepButtons.tsx';

type View = 'overview' | 'form' | 'billing' | 'shipping';

/** Where the bill and the order go. @see shop.md sections 2.7, "Address", and 4, "Address step" */
export function AddressStep({ kit }: { kit: Kit }) {
  const { flow } = kit;
  const { host } = useIsland();
  const data = useStore(flow.$data);
  const addresses = useStore($addresses);
  const hasFailed = useStore($addressesFailed);
  const Book = useStore(kit.book.$late)?.AddressBook;
  const refusal = useStore(flow.$addressRefusal);
  const [view, setView] = useState<View>(() => firstView(kit));
  const show = (next: View) => {
    flushSync(() => setView(next));
    focusHeading(host);
    showBeginning(host);
  };

  const billing = billingAddress(data);
  const shipping = shippingAddress(data);
  if (view === 'form') {
    // Who cancels has changed nothing
    const cancel = () => {
      if (data.sent) flow.update({ typed: data.sent });
      show('overview');
    };
    const done = () => {
      flow.$addressRefusal.set(undefined);
      show('overview');
    };
    return (
      <GuestForm
        kit={kit}
        onDone={done}
        onCancel={cancel}
        refused={problemsOf(refusal, refusal?.part)}
        isTried={isChanged(data)}
      />
    );
  }
  if (view === 'billing' || view === 'shipping') {
    const choose = (address: Address) => {
      const part = view === 'billing' ? 'customerBillingAddress' : 'customerShippingAddress';
      flow.update({ addresses: { ...data.addresses, [part]: address } });
      flow.$addressRefusal.set(undefined);
      show('overview');
    };
    const chosen = view === 'billing' ? billing : shipping;
    const refused = refusal?.part === view ? problemsOf(refusal) : undefined;
    return (
      Book && (
        <Book
          mode="choose"
          chosenId={(chosen ?? billing)?.id}
          mend={chosen && refused && { address: chosen, refused }}
          onChoose={choose}
          onCancel={() => show('overview')}
        />
      )
    );
  }

  const isLoading = flow.isCustomer && !addresses;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!billing || isLoading) return;
    flow.$addressRefusal.set(undefined);
    flow.goOn('shipping');
  };
  const edit = async (part: 'billing' | 'shipping') => {
    if (!flow.isCustomer) show('form');
    else if (await kit.book.want()) show(part);
  };
  const retry = () => {
    // The button that has the focus goes
    focusHeading(host);
    void flow.during(reloadAddresses());
  };
  const failure = hasFailed && (
    <div className="krume-note" role="alert">
      <p>{addressBookText.loadFailed}</p>
      <button type="button" className="krume-button-quiet" onClick={retry}>
        {dialogText.retry}
      </button>
    </div>
  );
  return (
    <form className="krume-step-form" noValidate onSubmit={onSubmit}>
      <div className="krume-boxes" data-step="address">
        <AddressBox
          title={addressStepText.billing}
          address={billing}
          isGuest={!flow.isCustomer}
          isLoading={isLoading}
          failure={failure}
          refused={refusal?.part === 'billing' ? refusal.message : undefined}
          onEdit={() => void edit('billing')}
        />
        <AddressBox
          title={addressStepText.shipping}
          address={shipping}
          isSame={billing !== undefined && (!shipping || sameAddress(billing, shipping))}
          isGuest={!flow.isCustomer}
          isLoading={isLoading}
          failure={failure && <p>{addressBookText.loadFailed}</p>}
          refused={refusal?.part === 'shipping' ? refusal.message : undefined}
          onEdit={() => void edit('shipping')}
        />
      </div>
      <StepButtons isDisabled={isLoading || !billing} />
    </form>
  );
}

/** A guest's form has been changed since it was sent. */
const isChanged = ({ typed, sent }: CheckoutData) => JSON.stringify(typed) !== JSON.stringify(sent);

/** What was left while it was changed is there again, and so is what the shop has refused. */
function firstView({ flow, book }: Kit): View {
  const data = flow.$data.get();
  const refusal = flow.$addressRefusal.get();
  if (!flow.isCustomer) return isChanged(data) || problemsOf(refusal) ? 'form' : 'overview';
  return refusal && problemsOf(refusal) && book.$late.get() ? refusal.part : 'overview';
}

/** By the names of the form's fields: a guest's are those of both addresses. Undefined where the shop has named none. */
function problemsOf(refusal: AddressRefusal | undefined, part?: AddressRefusal['part']) {
  const names = addressFieldNames.filter((name) => refusal?.fields.includes(name));
  if (!refusal || names.length === 0) return undefined;
  const prefix = part === 'shipping' ? part : '';
  return Object.fromEntries(names.map((name) => [addressFieldName(prefix, name), refusal.message]));
}
