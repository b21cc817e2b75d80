import type { Cart } from '../../shared/model/cart.ts';
import { formatShippingPrice, linePrice } from '../../shared/rules/cart-price.ts';
import { summaryLines } from '../../shared/rules/checkout/order.ts';
import { formatPrice } from '../../shared/rules/price.ts';
import { cartText } from '../../shared/text/cart.ts';
import { summaryText } from '../../shared/text/order.ts';

/** The table of what is ordered, and what it costs. @see shop.md section 2.7, "Bestellübersicht" */
export function Products({ cart: { items, total } }: { cart: Cart }) {
  return (
    <section className="krume-card">
      <h3>{summaryText.products}</h3>
      <ul className="krume-order-lines">
        {items.map((item) => {
          const { configurations, customOptions } = summaryLines(item);
          return (
            <li key={item.itemId}>
              {item.thumb ? <img src={item.thumb} alt="" width={72} height={72} /> : <span />}
              <div>
                <p>
                  <b>{item.name}</b>
                </p>
                <p>{cartText.quantity(item.quantity)}</p>
                {configurations && <p>{configurations}</p>}
                {customOptions.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </div>
              <b className="krume-order-price">{formatPrice(linePrice(item.price, item.quantity))}</b>
            </li>
          );
        })}
      </ul>
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
