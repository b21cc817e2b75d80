import { type FormEvent, useRef, useState } from 'react';
import type { HiddenFields } from '../../shared/api/change.ts';
import { queryAll } from '../../shared/registry/native.ts';
import { parseQuantity } from '../../shared/rules/product/quantity.ts';
import { quantityDraft } from '../../shared/stores/product/product-draft.ts';
import { BuyBar } from '../../shared/ui/components/BuyBar.tsx';
import { CartButton } from '../../shared/ui/components/CartButton.tsx';
import { QuantityField } from '../../shared/ui/components/QuantityField.tsx';
import { WishlistButton } from '../../shared/ui/components/WishlistButton.tsx';
import { useAddToCart } from '../../shared/ui/hooks/use-add-to-cart.ts';
import { useIsland } from '../../shared/ui/widget.ts';

interface Props {
  productId: string;
  name: string;
  minimumOrder: number;
  maximumOrder?: number | undefined;
  inWishlist: boolean;
  wishlistUrl?: string | undefined;
  wishlist: boolean;
  /** The quantity typed before a reload */
  typedBefore: string | undefined;
  fields: HiddenFields;
}

export function ProductForm(props: Props) {
  const {
    productId,
    name,
    minimumOrder,
    maximumOrder: max,
    inWishlist,
    wishlistUrl,
    wishlist,
    typedBefore,
    fields,
  } = props;
  const { host } = useIsland();
  const draft = quantityDraft(productId);
  const button = useRef<HTMLButtonElement>(null);
  const min = Math.max(1, minimumOrder);
  const [text, setText] = useState(typedBefore ?? String(min));
  const [wrong, setWrong] = useState(false);
  const [state, add] = useAddToCart(productId, fields);

  const type = (typed: string) => {
    setText(typed);
    draft.write(typed || undefined);
    setWrong(false);
  };
  const quantity = () => parseQuantity(text, { min, max });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const value = quantity();
    setWrong(value === undefined);
    if (value === undefined) {
      queryAll(host, 'input')[0]?.focus();
      return;
    }
    setText(String(value));
    draft.write(String(value));
    if (!(await add(value)) || Number(draft.read() ?? value) !== value) return;
    // Resets the field, unless the shopper has typed another quantity during the request
    draft.forget();
    setText((now) => (now === String(value) ? String(min) : now));
  };

  return (
    <form onSubmit={submit} noValidate>
      <QuantityField text={text} min={min} max={max} wrong={wrong} onText={type} />
      <CartButton state={state} known={button} />
      {wishlist && (
        <WishlistButton
          productId={productId}
          active={inWishlist}
          url={wishlistUrl}
          quantity={quantity}
          fields={fields}
        />
      )}
      <BuyBar productId={productId} name={name} button={button}>
        <CartButton state={state} isSilent />
      </BuyBar>
    </form>
  );
}
