import type { CheckoutAddresses } from '../../../shared/model/address.ts';
import type { Branch } from '../../../shared/model/branch.ts';
import { addressLines, sameAddress } from '../../../shared/rules/checkout/addresses.ts';
import type { OfferedPaymentMethod } from '../../../shared/rules/checkout/payment.ts';
import type { Delivery } from '../../../shared/rules/delivery/delivery.ts';
import type { DeliveryOption } from '../../../shared/rules/delivery/methods.ts';
import { addressStepText } from '../../../shared/text/checkout.ts';
import { paymentText, summaryText } from '../../../shared/text/order.ts';
import type { Step } from '../flow/steps.ts';
import { formatDelivery } from '../shipping/format-delivery.ts';
import { SummaryBox } from './SummaryBox.tsx';

interface Props {
  addresses: CheckoutAddresses | undefined;
  option: DeliveryOption | undefined;
  branch: Branch | undefined;
  delivery: Delivery | undefined;
  payment: OfferedPaymentMethod | undefined;
  onChange(step: Step): void;
}

/**
 * A box for the choices of each step, with a button to change them. Pickup has no shipping address.
 *
 * @see shop.md section 2.7
 */
export function SummaryBoxes({ addresses, option, branch, delivery, payment, onChange }: Props) {
  const isPickup = option?.method === 'Pickup';
  return (
    <div className="krume-boxes" data-step="summary">
      <SummaryBox title={summaryText.billing} onChange={() => onChange('address')}>
        {addresses && <Lines lines={addressLines(addresses.billing)} />}
      </SummaryBox>
      {!isPickup && (
        <SummaryBox title={summaryText.shipping} onChange={() => onChange('address')}>
          {addresses && sameAddress(addresses.billing, addresses.shipping) ? (
            <p>{addressStepText.same}</p>
          ) : (
            addresses && <Lines lines={addressLines(addresses.shipping)} />
          )}
        </SummaryBox>
      )}
      <SummaryBox title={summaryText.method} onChange={() => onChange('shipping')}>
        <Lines
          lines={[
            option?.model.title ?? '',
            ...(branch ? [branch.name, branch.street, `${branch.zip} ${branch.place}`] : []),
            delivery ? formatDelivery(delivery) : '',
          ]}
        />
      </SummaryBox>
      <SummaryBox title={summaryText.payment} onChange={() => onChange('payment')}>
        <p>{payment?.title ?? paymentText.gone}</p>
      </SummaryBox>
    </div>
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
