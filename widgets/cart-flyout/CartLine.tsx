import { useState } from 'react';
import { catchApiError } from '../../shared/api/errors.ts';
import type { CartItem } from '../../shared/model/cart.ts';
import { linePrice } from '../../shared/rules/price/cart-price.ts';
import { formatPrice } from '../../shared/rules/price/price.ts';
import { withoutSoftHyphens } from '../../shared/rules/without-soft-hyphens.ts';
import { removeFromCart } from '../../shared/stores/cart/cart.ts';
import { cartContentsText } from '../../shared/text/cart.ts';
import { Spinner } from '../../shared/ui/components/indicators.tsx';
import { showRemovalFailed } from '../../shared/ui/dialogs/show-removal-failed.ts';

export function CartLine({ item, onRemoved }: { item: CartItem; onRemoved(name: string): void }) {
  const [leaving, setLeaving] = useState(false);
  const { itemId, name, quantity, price, thumb, slug } = item;

  const remove = async () => {
    if (leaving) return;
    setLeaving(true);
    const removed = await catchApiError(
      removeFromCart(itemId).then(() => true),
      (error) => showRemovalFailed(error, remove),
    );
    if (removed) onRemoved(withoutSoftHyphens(name));
    else setLeaving(false);
  };

  return (
    <li data-leaving={leaving}>
      {thumb ? <img src={thumb} alt="" width={56} height={56} /> : <span className="krume-cart-thumb" />}
      {slug ? (
        <a className="krume-cart-name" href={slug}>
          {name}
        </a>
      ) : (
        <span className="krume-cart-name">{name}</span>
      )}
      <span className="krume-cart-price">
        <span>{cartContentsText.quantity(quantity)}</span>{' '}
        <span>{formatPrice(linePrice(price, quantity))}</span>
      </span>
      <button
        type="button"
        className="krume-trash"
        aria-label={cartContentsText.remove(withoutSoftHyphens(name))}
        aria-disabled={leaving}
        onClick={remove}
      >
        {leaving && <Spinner label={cartContentsText.removing} />}
      </button>
    </li>
  );
}
