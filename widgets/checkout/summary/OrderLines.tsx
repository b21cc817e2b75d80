import type { CartItem } from '../../../shared/model/cart.ts';
import type { OrderItem } from '../../../shared/model/order.ts';
import { summaryLines } from '../../../shared/rules/checkout/order.ts';
import { linePrice } from '../../../shared/rules/price/cart-price.ts';
import { formatPrice } from '../../../shared/rules/price/price.ts';
import { cartText } from '../../../shared/text/cart.ts';

/**
 * Lists products with their chosen options. Items of a placed order have no image.
 *
 * @see shop.md section 2.7, "Bestellübersicht"
 */
export function OrderLines({ items }: { items: readonly (OrderItem & Partial<CartItem>)[] }) {
  return (
    <ul className="krume-order-lines">
      {items.map((item, index) => {
        const { configurations, customOptions } = summaryLines(item);
        return (
          <li key={item.itemId ?? index}>
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
  );
}
