import type { FormEvent } from 'react';
import type { CartItem } from '../../shared/model/cart.ts';
import { useIsland } from '../../shared/registry/widget/index.ts';
import { addToCartText } from '../../shared/text/add-to-cart.ts';
import { cartPageText } from '../../shared/text/cart-page.ts';
import type { FollowedCart } from './follow-cart.ts';
import { useQuantity } from './use-quantity.ts';

interface Props {
  item: CartItem;
  maximum: number | undefined;
  during: FollowedCart['during'];
}

/** How many of an item, with what went wrong below it. */
export function QuantityField({ item, maximum, during }: Props) {
  const { id } = useIsland();
  const { itemId, name, minimumOrder = 1 } = item;
  const min = Math.max(1, minimumOrder);
  const { text, isWrong, problem, onType, settle } = useQuantity(item, { min, max: maximum }, during);
  const told = problem || (isWrong ? addToCartText.amountWrong(min) : '');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    settle();
  };
  return (
    <form className="krume-line-quantity" onSubmit={onSubmit} noValidate>
      <label>
        <span className="krume-hidden">{cartPageText.quantityOf(name)}</span>{' '}
        <input
          type="number"
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          min={min}
          max={maximum}
          required
          value={text}
          aria-invalid={told ? true : undefined}
          aria-describedby={id(`told-${itemId}`)}
          onInput={(event) => onType(event.currentTarget.value)}
          onBlur={() => settle()}
        />
      </label>
      <p id={id(`told-${itemId}`)} role="alert" className={problem ? 'krume-line-problem' : 'krume-hidden'}>
        {told}
      </p>
    </form>
  );
}
