import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import type { Cart } from '../../shared/model/cart.ts';
import { formatPrice } from '../../shared/rules/price.ts';
import { $cart } from '../../shared/stores/cart.ts';
import { cartText } from '../../shared/text/cart.ts';
import { Spinner } from '../../shared/ui/Spinner.tsx';
import { CartLine } from './CartLine.tsx';
import type { View } from './use-flyout.ts';

interface Props {
  view: View;
  cartUrl: string;
  checkoutUrl: string;
  shopUrl: string;
}

/** The three views of the flyout. @see shop.md section 2.6 */
export function CartPanel({ view, cartUrl, checkoutUrl, shopUrl }: Props) {
  if (view === 'loading') return <Spinner label={cartText.loading} />;
  if (view === 'added') {
    return (
      <>
        <p className="krume-cart-added" role="status">
          {cartText.added}
        </p>
        <div className="krume-cart-actions">
          <a className="krume-button-quiet" href={cartUrl}>
            {cartText.entry}
          </a>
          <a className="krume-button" href={checkoutUrl}>
            {cartText.checkout}
          </a>
        </div>
      </>
    );
  }
  if (view === 'empty') {
    return (
      <>
        <h2>{cartText.emptyTitle}</h2>
        <p>{cartText.emptyText}</p>
        <p className="krume-cart-hint">{cartText.emptyHint}</p>
        <a className="krume-button" href={shopUrl}>
          {cartText.toShop}
        </a>
      </>
    );
  }
  return <FullCart cartUrl={cartUrl} checkoutUrl={checkoutUrl} />;
}

/** While it is loaded anew, the last contents stay in view. */
function FullCart({ cartUrl, checkoutUrl }: { cartUrl: string; checkoutUrl: string }) {
  const now = useStore($cart);
  const last = useRef<Cart>(undefined);
  const [announcement, setAnnouncement] = useState('');
  last.current = now ?? last.current;
  const cart = last.current;
  if (!cart) return <Spinner label={cartText.loading} />;
  const { items, total } = cart;
  return (
    <>
      <h2 tabIndex={-1}>{cartText.title}</h2>
      <ul className="krume-cart-lines" aria-busy={!now}>
        {items.map((item) => (
          <CartLine
            key={item.itemId}
            item={item}
            onRemoved={() => setAnnouncement(cartText.removed(item.name))}
          />
        ))}
      </ul>
      <p className="krume-cart-total">
        <span>{cartText.total}</span> <strong>{formatPrice(total.subTotalInclTax ?? total.grandTotal)}</strong>
      </p>
      <a className="krume-button" href={checkoutUrl}>
        {cartText.checkout}
      </a>
      <a className="krume-cart-link" href={cartUrl}>
        {cartText.toCart}
      </a>
      <span className="krume-hidden" role="status">
        {announcement}
      </span>
    </>
  );
}
