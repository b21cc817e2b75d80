import { useRef } from 'react';
import type { Cart } from '../../shared/model/cart.ts';
import { formatPrice } from '../../shared/rules/price/price.ts';
import { $cart } from '../../shared/stores/cart/cart.ts';
import { cartContentsText } from '../../shared/text/cart.ts';
import { cartEntryText } from '../../shared/text/cart-entry.ts';
import { useStore } from '../../shared/ui/widget.ts';
import { CartLine } from './CartLine.tsx';

interface Props {
  cartUrl: string;
  checkoutUrl: string;
  onRemoved(name: string): void;
}

/**
 * The cart items, their total, and links to the cart and the checkout. While the cart reloads, the previous
 * items stay visible.
 */
export function FullCart({ cartUrl, checkoutUrl, onRemoved }: Props) {
  const now = useStore($cart);
  const last = useRef<Cart>(undefined);
  last.current = now ?? last.current;
  const cart = last.current;
  if (!cart) return null;
  const { items, total } = cart;
  // A cart with an unavailable product cannot be ordered. The cart page marks this product
  const hasUnavailable = items.some(({ isAvailable }) => isAvailable === false);
  return (
    <>
      <h2>{cartEntryText.entry}</h2>
      <ul className="krume-cart-lines" aria-busy={!now}>
        {items.map((item) => (
          <CartLine key={item.itemId} item={item} onRemoved={onRemoved} />
        ))}
      </ul>
      <p className="krume-cart-total">
        <span>{cartContentsText.total}</span>{' '}
        <strong>{formatPrice(total.subTotalInclTax ?? total.grandTotal)}</strong>
      </p>
      <a className="krume-button" href={hasUnavailable ? cartUrl : checkoutUrl}>
        {cartContentsText.checkout}
      </a>
      <a className="krume-cart-link" href={cartUrl}>
        {cartContentsText.toCart}
      </a>
    </>
  );
}
