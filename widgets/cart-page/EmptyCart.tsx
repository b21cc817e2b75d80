import { $cart } from '../../shared/stores/cart/cart.ts';
import { cartContentsText } from '../../shared/text/cart.ts';
import { cartEntryText } from '../../shared/text/cart-entry.ts';
import { cartPageText } from '../../shared/text/cart-page.ts';
import { dialogText } from '../../shared/text/dialogs.ts';
import { useStore } from '../../shared/ui/widget.ts';

interface Props {
  shopUrl: string;
  isUpdating: boolean;
  onRetry(): void;
}

/**
 * A cart without items. The text that the cart is empty appears after the cart has loaded. Until then, the
 * other lines are invisible but keep their space, because they would move when the text of the first line
 * changes.
 */
export function EmptyCart({ shopUrl, isUpdating, onRetry }: Props) {
  const isKnown = useStore($cart) !== undefined;
  const hasFailed = !isKnown && !isUpdating;
  const unknown = isUpdating ? cartEntryText.loading : cartEntryText.loadFailed;
  const text = isKnown ? cartPageText.empty : unknown;
  const visibleIf = (isShown: boolean) => ({ visibility: isShown ? 'inherit' : 'hidden' }) as const;
  return (
    <div className="krume-empty">
      {/* A new element for each text, because a longer text in the same element counts as a layout shift */}
      <p key={text}>{text}</p>
      <p style={visibleIf(isKnown)}>{cartContentsText.emptyText}</p>
      <p style={visibleIf(isKnown || hasFailed)}>
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
