import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import type { Cart } from '../../shared/model/cart.ts';
import { formatPrice } from '../../shared/rules/price.ts';
import { $cart } from '../../shared/stores/cart.ts';
import { cartFlyoutText } from '../../shared/text/cart-flyout.ts';
import { CartLine } from './CartLine.tsx';

/** The items, their total and the ways on. While they are loaded anew, the last ones stay in view. */
export function FullCart({ cartUrl, checkoutUrl }: { cartUrl: string; checkoutUrl: string }) {
  const now = useStore($cart);
  const last = useRef<Cart>(undefined);
  const [announcement, setAnnouncement] = useState('');
  last.current = now ?? last.current;
  const cart = last.current;
  if (!cart) return null;
  const { items, total } = cart;
  return (
    <>
      <h2 tabIndex={-1}>{cartFlyoutText.entry}</h2>
      <ul className="krume-cart-lines" aria-busy={!now}>
        {items.map((item) => (
          <CartLine
            key={item.itemId}
            item={item}
            onRemoved={() => setAnnouncement(cartFlyoutText.removed(item.name))}
          />
        ))}
      </ul>
      <p className="krume-cart-total">
        <span>{cartFlyoutText.total}</span>{' '}
        <strong>{formatPrice(total.subTotalInclTax ?? total.grandTotal)}</strong>
      </p>
      <a className="krume-button" href={checkoutUrl}>
        {cartFlyoutText.checkout}
      </a>
      <a className="krume-cart-link" href={cartUrl}>
        {cartFlyoutText.toCart}
      </a>
      <span className="krume-hidden" role="status">
        {announcement}
      </span>
    </>
  );
}
