import { $cart } from '../../shared/stores/cart/cart.ts';
import { cartContentsText } from '../../shared/text/cart.ts';
import { cartEntryText } from '../../shared/text/cart-entry.ts';
import { cartPageText } from '../../shared/text/cart-page.ts';
import { useStore } from '../../shared/ui/widget.ts';

interface Props {
  shopUrl: string;
  /** Whether the shop is being asked */
  isUpdating: boolean;
}

/** A cart without a line; whether it is empty, is said once it is known. */
export function EmptyCart({ shopUrl, isUpdating }: Props) {
  const isKnown = useStore($cart) !== undefined;
  const unknown = isUpdating ? cartEntryText.loading : cartEntryText.loadFailed;
  return (
    <div className="krume-empty">
      <p>{isKnown ? cartPageText.empty : unknown}</p>
      <p>{cartContentsText.emptyText}</p>
      <p>
        <a className="krume-button" href={shopUrl}>
          {cartContentsText.toShop}
        </a>
      </p>
    </div>
  );
}
