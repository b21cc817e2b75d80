import type { CartItem } from '../../shared/model/cart.ts';
import { cartText } from '../../shared/text/cart.ts';
import { addToCartText } from '../../shared/text/product.ts';
import { useIsland } from '../../shared/ui/widget.ts';
import type { FollowedCart } from './follow-cart.ts';
import { QuantityField } from './QuantityField.tsx';
import { useQuantity } from './use-quantity.ts';

interface Props {
  item: CartItem;
  isGone: boolean;
  maximum: number | undefined;
  during: FollowedCart['during'];
  /** The field goes, and the focus was in it */
  onLeft(): void;
}

/**
 * How many of an item, with what went wrong below it. The alert outlives the field: a change that is refused because
 * the product is gone takes the field away.
 */
export function LineQuantity({ item, isGone, maximum: max, during, onLeft }: Props) {
  const { id } = useIsland();
  const { itemId, name, quantity, minimumOrder = 1 } = item;
  const min = Math.max(1, minimumOrder);
  const { text, isWrong, problem, onType, settle } = useQuantity(item, { min, max }, during);
  const told = problem || (isWrong ? addToCartText.amountWrong(min) : '');
  const toldBy = id(`told-${itemId}`);
  return (
    <div className="krume-line-quantity">
      {isGone ? (
        <p>{cartText.quantity(quantity)}</p>
      ) : (
        <QuantityField isWrong={told !== ''} {...{ name, text, min, max, toldBy, onType, settle, onLeft }} />
      )}
      {/* For the eye, a line that is gone has its note */}
      <p id={toldBy} role="alert" className={problem && !isGone ? 'krume-line-problem' : 'krume-hidden'}>
        {told}
      </p>
    </div>
  );
}
