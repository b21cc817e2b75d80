import { type FormEvent, useState } from 'react';
import { useIsland } from '../../shared/registry/widget/index.ts';
import { parseQuantity } from '../../shared/rules/product/quantity.ts';
import { addToCartText } from '../../shared/text/add-to-cart.ts';
import { CartButton } from './CartButton.tsx';
import { useAddToCart } from './use-add-to-cart.ts';
import { WishlistButton } from './WishlistButton.tsx';

interface Props {
  productId: string;
  minimumOrder: number;
  inWishlist: boolean;
  wishlistUrl?: string | undefined;
}

export function ProductForm({ productId, minimumOrder, inWishlist, wishlistUrl }: Props) {
  const { id, host } = useIsland();
  const min = Math.max(1, minimumOrder);
  const [text, setText] = useState(String(min));
  const [wrong, setWrong] = useState(false);
  const [state, add] = useAddToCart(productId);

  const type = (typed: string) => {
    setText(typed);
    setWrong(false);
  };
  const quantity = () => parseQuantity(text, { min });
  const clamp = () => {
    const value = quantity();
    if (value !== undefined) setText(String(value));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const value = quantity();
    setWrong(value === undefined);
    if (value === undefined) {
      host.querySelector('input')?.focus();
      return;
    }
    setText(String(value));
    // Unless the next quantity has been typed meanwhile
    if (await add(value)) setText((now) => (now === String(value) ? String(min) : now));
  };

  return (
    <form className="krume-product-form" onSubmit={submit} noValidate>
      <label>
        {addToCartText.amount}{' '}
        <input
          type="number"
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          min={min}
          required
          value={text}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? id('wrong') : undefined}
          onInput={(event) => type(event.currentTarget.value)}
          onBlur={clamp}
        />
      </label>
      {wrong && (
        <span id={id('wrong')} className="krume-hidden" role="alert">
          {addToCartText.amountWrong(min)}
        </span>
      )}
      <CartButton state={state} />
      <WishlistButton productId={productId} active={inWishlist} url={wishlistUrl} quantity={quantity} />
    </form>
  );
}
