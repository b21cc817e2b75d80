import type { Cart } from '../../../shared/model/cart.ts';
import { formatShippingPrice } from '../../../shared/rules/price/cart-price.ts';
import { formatPrice } from '../../../shared/rules/price/price.ts';
import { summaryText } from '../../../shared/text/order.ts';
import { OrderLines } from './OrderLines.tsx';

interface Props {
  cart: Cart;
  /** Whether the cart has changed since the summary opened */
  isChanged: boolean;
}

/** The products to order, and the totals. @see shop.md section 2.7, "Bestellübersicht" */
export function Products({ cart: { items, total }, isChanged }: Props) {
  return (
    <section className="krume-card">
      <h3>{summaryText.products}</h3>
      <div role="status">{isChanged && <p className="krume-note">{summaryText.cartChanged}</p>}</div>
      <OrderLines items={items} />
      <dl className="krume-order-sums">
        <Sum label={summaryText.subtotal} value={formatPrice(total.subTotalInclTax)} />
        <Sum label={summaryText.shippingCost} value={formatShippingPrice(total.shippingInclTax)} />
        <Sum label={summaryText.total} value={formatPrice(total.grandTotal)} />
      </dl>
    </section>
  );
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
