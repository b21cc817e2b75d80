import type { Cart } from '../../../shared/model/cart.ts';
import { formatShippingPrice } from '../../../shared/rules/cart-price.ts';
import { formatPrice } from '../../../shared/rules/price.ts';
import { summaryText } from '../../../shared/text/order.ts';
import { OrderLines } from './OrderLines.tsx';

/** The table of what is ordered, and what it costs. @see shop.md section 2.7, "Bestellübersicht" */
export function Products({ cart: { items, total } }: { cart: Cart }) {
  return (
    <section className="krume-card">
      <h3>{summaryText.products}</h3>
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
