import { useRef } from 'react';
import { isPageBeforeSignOut } from '../../shared/kept/signed-out.ts';
import type { CartItem } from '../../shared/model/cart.ts';
import { withoutSoftHyphens } from '../../shared/rules/without-soft-hyphens.ts';
import { cartText } from '../../shared/text/cart.ts';
import { dialogText } from '../../shared/text/dialogs.ts';
import { addToCartText } from '../../shared/text/product.ts';
import { useIsland } from '../../shared/ui/widget.ts';
import type { FollowedCart } from './follow-contents.ts';
import { QuantityForm } from './QuantityForm.tsx';
import { useQuantity } from './use-quantity.ts';

interface Props {
  item: CartItem;
  isGone: boolean;
  maximum: number | undefined;
  coverDuring: FollowedCart['coverDuring'];
  $shown: FollowedCart['$shown'];
  /** Called when the field is removed while it has the focus */
  onLeft(): void;
}

/**
 * The quantity of an item with its error message. If the product is unavailable, the field is removed, but
 * the alert stays mounted.
 */
export function LineQuantity({ item, isGone, maximum: max, onLeft, ...cart }: Props) {
  const { id } = useIsland();
  const { itemId, quantity, minimumOrder = 1 } = item;
  const name = withoutSoftHyphens(item.name);
  const min = Math.max(1, minimumOrder);
  const { text, isWrong, isCorrected, problem, canRetry, onType, settle, send } = useQuantity(
    item,
    { min, max },
    cart,
  );
  const errorText = problem || (isWrong ? addToCartText.amountWrong(min) : '');
  const errorId = id(`error-${itemId}`);
  const place = useRef<HTMLDivElement>(null);
  const retry = () => {
    // After a sign-out in another tab, the request would change another person's cart
    if (isPageBeforeSignOut()) return location.reload();
    // Moves the focus, because the focused retry button is about to be removed
    place.current?.querySelector('input')?.focus({ preventScroll: true });
    send();
  };
  return (
    <div ref={place} className="krume-line-quantity">
      {isGone ? (
        <p>{cartText.quantity(quantity)}</p>
      ) : (
        <QuantityForm
          of={name}
          limits={{ min, max }}
          isWrong={errorText !== ''}
          onText={onType}
          onBlur={settle}
          {...{ text, errorId, send, onLeft }}
        />
      )}
      <span className="krume-hidden" role="status">
        {isCorrected && addToCartText.amountCorrected(text)}
      </span>
      {/* Hides the message of an unavailable item, because such an item already has a visible note */}
      <div className={problem && !isGone ? 'krume-line-problem' : 'krume-hidden'}>
        <p id={errorId} role="alert">
          {errorText}
        </p>
        {canRetry && !isGone && (
          <button type="button" onClick={retry}>
            {dialogText.retry}
            <span className="krume-hidden">: {name}</span>
          </button>
        )}
      </div>
    </div>
  );
}
