import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Address } from '../../shared/model/address.ts';
import { sameAddress } from '../../shared/rules/checkout/addresses.ts';
import { $addresses, $addressesFailed, reloadAddresses } from '../../shared/stores/address-book.ts';
import { addressBookText } from '../../shared/text/address-book.ts';
import { addressStepText } from '../../shared/text/checkout.ts';
import { dialogText } from '../../shared/text/dialogs.ts';
import { useIsland, useStore } from '../../shared/ui/widget.ts';
import { AddressBox } from './AddressBox.tsx';
import { billingAddress, shippingAddress } from './data.ts';
import { focusHeading } from './focus-heading.ts';
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
  const [view, setView] = useState<View>('overview');
  /** What stood in a guest's form before it was opened here: who cancels has changed nothing */
  const [before, setBefore] = useState(data.typed);
  const show = (next: View) => {
    flushSync(() => setView(next));
    focusHeading(host);
  };

  if (view === 'form') {
    const cancel = () => {
      flow.update({ typed: before });
      show('overview');
    };
    return <GuestForm kit={kit} onDone={() => show('overview')} onCancel={cancel} />;
  }
  if (view === 'billing' || view === 'shipping') {
    const choose = (address: Address) => {
      const part = view === 'billing' ? 'customerBillingAddress' : 'customerShippingAddress';
      flow.update({ addresses: { ...data.addresses, [part]: address } });
      show('overview');
    };
    return Book && <Book mode="choose" onChoose={choose} onCancel={() => show('overview')} />;
  }

  const billing = billingAddress(data);
  const shipping = shippingAddress(data);
  const isLoading = flow.isCustomer && !addresses;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (billing && !isLoading) flow.goOn('shipping');
  };
  const edit = async (part: 'billing' | 'shipping') => {
    if (!flow.isCustomer) {
      setBefore(data.typed);
      show('form');
    } else if (await kit.book.want()) show(part);
  };
  return (
    <form className="krume-step-form" noValidate onSubmit={onSubmit}>
      {isLoading && hasFailed && (
        <div className="krume-note" role="alert">
          <p>{addressBookText.loadFailed}</p>
          <button
            type="button"
            className="krume-button-quiet"
            onClick={() => void flow.during(reloadAddresses())}
          >
            {dialogText.retry}
          </button>
        </div>
      )}
      {!(isLoading && hasFailed) && (
        <div className="krume-boxes" data-step="address">
          <AddressBox
            title={addressStepText.billing}
            address={billing}
            isGuest={!flow.isCustomer}
            isLoading={isLoading}
            onEdit={() => void edit('billing')}
          />
          <AddressBox
            title={addressStepText.shipping}
            address={shipping}
            isSame={billing !== undefined && (!shipping || sameAddress(billing, shipping))}
            isGuest={!flow.isCustomer}
            isLoading={isLoading}
            onEdit={() => void edit('shipping')}
          />
        </div>
      )}
      <StepButtons isDisabled={isLoading || !billing} />
    </form>
  );
}
