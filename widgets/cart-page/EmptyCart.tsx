import { $cart } from '../../shared/stores/cart/cart.ts';
import { cartContentsText } from '../../shared/text/cart.ts';
import { cartEntryText } from '../../shared/text/cart-entry.ts';
import { cartPageText } from '../../shared/text/cart-page.ts';
import { dialogText } from '../../shared/text/dialogs.ts';
import { useStore } from '../../shared/ui/widget.ts';

interface Props {
  shopUrl: string;
  /** Whether a request is running */
  isUpdating: boolean;
  onRetry(): void;
}

/**
 * A cart without items. Says that the cart is empty only after it has loaded; before, the second line keeps its room, so
 * that nothing moves.
 */
export function EmptyCart({ shopUrl, isUpdating, onRetry }: Props) {
  const isKnown = useStore($cart) !== undefined;
  const hasFailed = !isKnown && !isUpdating;
  const unknown = isUpdating ? cartEntryText.loading : cartEntryText.loadFailed;
  return (
    <div className="krume-empty">
      <p>{isKnown ? cartPageText.empty : unknown}</p>
      <p style={{ visibility: isKnown ? 'inherit' : 'hidden' }}>{cartContentsText.emptyText}</p>
      <p>
        {hasFailed ? (
          <button type="button" className="krume-button" onClick={onRetry}>
            {dialogText.retry}
          </button>
        ) : (
          <a className="krume-button" href={shopUrl}>
            {cartContentsText.toShop}
          </a>
        )}
      </p>
    </div>
  );
}
