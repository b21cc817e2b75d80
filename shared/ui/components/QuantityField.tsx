import { useState } from 'react';
import { useIsland } from '../../registry/widget/index.ts';
import { parseQuantity } from '../../rules/product/quantity.ts';
import { addToCartText } from '../../text/product.ts';
import { QuantityInput } from './QuantityInput.tsx';

interface Props {
  text: string;
  min: number;
  max?: number | undefined;
  /** True if the quantity is missing: the field is then highlighted */
  wrong: boolean;
  onText(text: string): void;
}

/** The quantity field of a product page. Leaving the field clamps its value to the limits. @see shop.md section 5 */
export function QuantityField({ text, min, max, wrong, onText }: Props) {
  const { id } = useIsland();
  const [corrected, setCorrected] = useState<string>();
  const limits = { min, max };
  const type = (typed: string) => {
    setCorrected(undefined);
    onText(typed);
  };
  const clamp = () => {
    const quantity = parseQuantity(text, limits);
    if (quantity === undefined) return;
    onText(String(quantity));
    if (quantity !== Number(text)) setCorrected(String(quantity));
  };
  return (
    <>
      <QuantityInput
        label={addToCartText.amount}
        {...{ text, limits }}
        isWrong={wrong}
        errorId={wrong ? id('quantity') : undefined}
        onText={type}
        onBlur={clamp}
      />
      <span className="krume-hidden" role="status">
        {corrected === text && addToCartText.amountCorrected(text)}
      </span>
      {wrong && (
        <span id={id('quantity')} className="krume-hidden" role="alert">
          {addToCartText.amountWrong(min)}
        </span>
      )}
    </>
  );
}
