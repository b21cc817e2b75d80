import type { MouseEvent } from 'react';
import type { CartItem, CartTotal } from '../../shared/model/cart.ts';
import { useIsland } from '../../shared/registry/widget/index.ts';
import { linePrice } from '../../shared/rules/line-price.ts';
import { formatPrice } from '../../shared/rules/price.ts';
import { formatShippingPrice } from '../../shared/rules/shipping-price.ts';
import { sum } from '../../shared/rules/sum.ts';
import { cartContentsText } from '../../shared/text/cart-contents.ts';
import { cartPageText } from '../../shared/text/cart-page.ts';

interface Props {
  total: CartTotal;
  items: readonly CartItem[];
  /** A product that is gone cannot be ordered: said at the way to the checkout */
  isHindered: boolean;
  checkoutUrl: string;
  shopUrl: string;
  onCheckout(event: MouseEvent): void;
}

/** Subtotal, shipping and grand total, and the ways on. */
export function Totals({ total, items, isHindered, checkoutUrl, shopUrl, onCheckout }: Props) {
  const { id } = useIsland();
  const prices = items.map(({ price, quantity }) => linePrice(price, quantity));
  // What is left when a price is missing would be a wrong sum
  const subtotal = total.subTotalInclTax ?? (prices.includes(undefined) ? undefined : sum(prices));
  return (
    <section className="krume-totals" aria-labelledby={id('order')}>
      <h2 id={id('order')}>{cartPageText.order}</h2>
      <dl className="krume-sums">
        <Sum label={cartPageText.subtotal} value={formatPrice(subtotal)} />
        <Sum label={cartPageText.shipping} value={formatShippingPrice(total.shippingInclTax)} />
        <Sum label={cartContentsText.total} value={formatPrice(total.grandTotal)} />
      </dl>
      {isHindered && (
        <p id={id('gone-first')} className="krume-line-note">
          {cartPageText.goneFirst}
        </p>
      )}
      <a
        className={isHindered ? 'krume-button-quiet' : 'krume-button'}
        href={checkoutUrl}
        aria-describedby={isHindered ? id('gone-first') : undefined}
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
