import type { FormEvent } from 'react';
import { sameAddress } from '../../../shared/rules/checkout/addresses.ts';
import { $addresses, $addressesFailed, reloadAddresses } from '../../../shared/stores/address-book.ts';
import { addressBookText } from '../../../shared/text/address-book.ts';
import { addressStepText } from '../../../shared/text/checkout.ts';
import { dialogText } from '../../../shared/text/dialogs.ts';
import { useIsland, useStore } from '../../../shared/ui/widget.ts';
import type { CheckoutContext } from '../flow/context.ts';
import { billingAddress, shippingAddress } from '../flow/data.ts';
import { focusHeading } from '../flow/focus-heading.ts';
import { StepButtons } from '../flow/StepButtons.tsx';
import { AddressBox } from './AddressBox.tsx';
import type { AddressRefusal } from './address-refusal.ts';

interface Props {
  context: CheckoutContext;
  onEdit(part: AddressRefusal['part']): void;
}

/** Billing and shipping address in boxes, with a button to the shipping step. */
export function AddressOverview({ context: { flow }, onEdit }: Props) {
  const { host } = useIsland();
  const data = useStore(flow.$data);
  const addresses = useStore($addresses);
  const hasFailed = useStore($addressesFailed);
  const refusal = useStore(flow.$addressRefusal);
  const billing = billingAddress(data);
  const shipping = shippingAddress(data);
  const isLoading = flow.isCustomer && !addresses;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!billing || isLoading) return;
    flow.$addressRefusal.set(undefined);
    flow.pushStep('shipping');
  };
  const retry = () => {
    // Moves the focus, because the focused retry button is about to be removed
    focusHeading(host);
    void flow.coverDuring(reloadAddresses());
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
      <div className="krume-boxes" data-step={flow.isCustomer ? 'address' : undefined}>
        <AddressBox
          title={addressStepText.billing}
          address={billing}
          isGuest={!flow.isCustomer}
          isLoading={isLoading}
          failure={failure}
          refused={refusal?.part === 'billing' ? refusal.message : undefined}
          onEdit={() => onEdit('billing')}
        />
        <AddressBox
          title={addressStepText.shipping}
          address={shipping}
          isSame={billing !== undefined && (!shipping || sameAddress(billing, shipping))}
          isGuest={!flow.isCustomer}
          isLoading={isLoading}
          failure={failure && <p>{addressBookText.loadFailed}</p>}
          refused={refusal?.part === 'shipping' ? refusal.message : undefined}
          onEdit={() => onEdit('shipping')}
        />
      </div>
      <StepButtons isDisabled={isLoading || !billing} />
    </form>
  );
}
