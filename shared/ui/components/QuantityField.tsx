import { useState } from 'react';
import { useIsland } from '../../registry/widget/index.ts';
import { parseQuantity } from '../../rules/product/quantity.ts';
import { addToCartText } from '../../text/product.ts';
import { QuantitySteps } from './QuantitySteps.tsx';

interface Props {
  /** Text of the field */
  text: string;
  min: number;
  max?: number | undefined;
  /** Highlights the field: the quantity is missing */
  wrong: boolean;
  onText(text: string): void;
}

/** The quantity on a product page. A value outside the limits is clamped on blur. @see shop.md section 5 */
export function QuantityField({ text, min, max, wrong, onText }: Props) {
  const { id } = useIsland();
  const [corrected, setCorrected] = useState<string>();
  const clamp = () => {
    const quantity = parseQuantity(text, { min, max });
    if (quantity === undefined) return;
    onText(String(quantity));
    if (quantity !== Number(text)) setCorrected(String(quantity));
  };
  return (
    <>
      <QuantitySteps text={text} limits={{ min, max }} onText={onText}>
        <label>
          {addToCartText.amount}{' '}
          <input
            type="number"
            name="quantity"
            inputMode="numeric"
            autoComplete="off"
            min={min}
            max={max}
            required
            value={text}
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? id('quantity') : undefined}
            onInput={(event) => {
              setCorrected(undefined);
              onText(event.currentTarget.value);
            }}
            onBlur={clamp}
          />
        </label>
      </QuantitySteps>
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
