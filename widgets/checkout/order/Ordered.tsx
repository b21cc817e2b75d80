import type { Order } from '../../../shared/model/order.ts';
import { addressLines } from '../../../shared/rules/checkout/addresses.ts';
import { formatShippingPrice } from '../../../shared/rules/price/cart-price.ts';
import { formatPrice } from '../../../shared/rules/price/price.ts';
import { orderedText, summaryText } from '../../../shared/text/order.ts';
import { Call } from '../flow/Call.tsx';
import { formatDelivery } from '../shipping/format-delivery.ts';
import { OrderLines } from '../summary/OrderLines.tsx';
import type { OrderDifference } from './order-differences.ts';
import { orderedDelivery } from './ordered-delivery.ts';

interface Props {
  order: Order;
  /** Used if the response has no title for the payment method */
  paymentTitle?: string | undefined;
  /** Differences between the order and the summary */
  differences?: readonly OrderDifference[];
  phone: string | undefined;
  /** Whether addresses and the e-mail are omitted, because another person may be using the device */
  isDiscreet?: boolean;
}

/** The order as in the server's response; missing values are omitted. @see shop.md section 2.7, "Fertig" */
export function Ordered({ order, paymentTitle, differences = [], phone, isDiscreet = false }: Props) {
  const delivery = orderedDelivery(order);
  const { pickupAddress, shippingAddress, billingAddress, shippingCosts, grandTotal, items = [] } = order;
  const recipient = shippingAddress && !pickupAddress && !isDiscreet ? addressLines(shippingAddress) : [];
  const billingLines = billingAddress && !isDiscreet ? addressLines(billingAddress) : [];
  const rows: readonly (readonly [label: string, text: string | undefined])[] = [
    [summaryText.method, order.shippingTitle],
    [orderedText.when, delivery && formatDelivery(delivery)],
    [orderedText.pickup, pickupAddress],
    [summaryText.shipping, recipient.join('\n')],
    [summaryText.billing, billingLines.join('\n')],
    [summaryText.payment, order.paymentTitle ?? paymentTitle],
    [orderedText.email, isDiscreet ? undefined : order.email],
    [summaryText.shippingCost, shippingCosts === undefined ? undefined : formatShippingPrice(shippingCosts)],
    [summaryText.total, grandTotal === undefined ? undefined : formatPrice(grandTotal)],
  ];
  const filledRows = rows.filter(([, text]) => text);
  return (
    <>
      {differences.length > 0 && (
        <p className="krume-note" role="alert">
          {orderedText.differs(differences.map((name) => orderedText.names[name]))} <Call phone={phone} />
        </p>
      )}
      {filledRows.length + items.length > 0 && <h3>{orderedText.heading}</h3>}
      {items.length > 0 && <OrderLines items={items} />}
      {filledRows.length > 0 && (
        <dl className="krume-ordered">
          {filledRows.map(([label, text]) => (
            <div key={label} data-total={label === summaryText.total || undefined}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
