import { $cart } from '../../shared/stores/cart/cart.ts';
import { cartContentsText } from '../../shared/text/cart.ts';
import { cartEntryText } from '../../shared/text/cart-entry.ts';
import { cartPageText } from '../../shared/text/cart-page.ts';
import { useStore } from '../../shared/ui/widget.ts';

interface Props {
  shopUrl: string;
  /** Whether a request is running */
  isUpdating: boolean;
}

/** A cart without items. The text says that the cart is empty only after the cart has loaded. */
export function EmptyCart({ shopUrl, isUpdating }: Props) {
  const isKnown = useStore($cart) !== undefined;
  const unknown = isUpdating ? cartEntryText.loading : cartEntryText.loadFailed;
  return (
    <div className="krume-empty">
      <p>{isKnown ? cartPageText.empty : unknown}</p>
      {(isKnown || !isUpdating) && <p>{cartContentsText.emptyText}</p>}
      <p>
        <a className="krume-button" href={shopUrl}>
          {cartContentsText.toShop}
        </a>
      </p>
    </div>
  );
}
