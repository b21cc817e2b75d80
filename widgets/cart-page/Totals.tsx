import type { MouseEvent } from 'react';
import type { CartItem, CartTotal } from '../../shared/model/cart.ts';
import { formatShippingPrice, linePrice } from '../../shared/rules/price/cart-price.ts';
import { formatPrice, sum } from '../../shared/rules/price/price.ts';
import { cartContentsText } from '../../shared/text/cart.ts';
import { cartPageText } from '../../shared/text/cart-page.ts';
import { useIsland } from '../../shared/ui/widget.ts';

interface Props {
  total: CartTotal;
  items: readonly CartItem[];
  /** Whether the cart has an unavailable product; if true, a note is shown next to the checkout link */
  hasUnavailable: boolean;
  checkoutUrl: string;
  shopUrl: string;
  onCheckout(event: MouseEvent): void;
}

/** Subtotal, shipping, grand total, and links to the checkout and the shop. */
export function Totals({ total, items, hasUnavailable, checkoutUrl, shopUrl, onCheckout }: Props) {
  const { id } = useIsland();
  const prices = items.map(({ price, quantity }) => linePrice(price, quantity));
  // Without a server subtotal, the prices are added, but only if every price is known
  const subtotal = total.subTotalInclTax ?? (prices.includes(undefined) ? undefined : sum(prices));
  return (
    <section className="krume-totals" aria-labelledby={id('order')}>
      <h2 id={id('order')}>{cartPageText.order}</h2>
      <dl className="krume-sums">
        <Sum label={cartPageText.subtotal} value={formatPrice(subtotal)} />
        <Sum label={cartPageText.shipping} value={formatShippingPrice(total.shippingInclTax)} />
        <Sum label={cartContentsText.total} value={formatPrice(total.grandTotal)} />
      </dl>
      {hasUnavailable && (
        <p id={id('gone-first')} className="krume-line-note">
          {cartPageText.goneFirst}
        </p>
      )}
      <a
        className={hasUnavailable ? 'krume-button-quiet' : 'krume-button'}
        href={checkoutUrl}
        aria-describedby={hasUnavailable ? id('gone-first') : undefined}
        onClick={onCheckout}
      >
        {cartContentsText.checkout}
      </a>
      <a href={shopUrl}>{cartPageText.goOn}</a>
    </section>
  );
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd key={value}>{value}</dd>
    </div>
  );
}
