import { type ReactNode, useState } from 'react';
import { type QuantityLimits, stepQuantity } from '../../rules/product/quantity.ts';
import { addToCartText } from '../../text/product.ts';

interface Props {
  /** What stands in the field */
  text: string;
  limits: QuantityLimits;
  /** Of what, where the page has more than one quantity */
  of?: string;
  onText(text: string): void;
  /** The label with its field */
  children: ReactNode;
}

/**
 * Minus and plus around a quantity, for thumbs. They are no stops on the way of the Tab key: in the field, arrow up and
 * down do the same.
 */
export function QuantitySteps({ text, limits, of, onText, children }: Props) {
  const [told, setTold] = useState('');
  const button = (direction: 1 | -1, sign: string, label: string) => {
    const next = stepQuantity(text, direction, limits);
    const isLast = String(next) === text.trim();
    const go = () => {
      if (isLast) return;
      onText(String(next));
      setTold(addToCartText.amountNow(next));
    };
    return (
      <button type="button" tabIndex={-1} aria-label={label} aria-disabled={isLast} onClick={go}>
        {sign}
      </button>
    );
  };
  return (
    <div className="krume-quantity">
      {button(-1, '−', of ? addToCartText.fewerOf(of) : addToCartText.fewer)}
      {children}
      {button(1, '+', of ? addToCartText.moreOf(of) : addToCartText.more)}
      <span className="krume-hidden" aria-live="polite">
        {told}
      </span>
    </div>
  );
}
