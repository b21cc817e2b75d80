import { type ReactNode, useState } from 'react';
import { type QuantityLimits, stepQuantity } from '../../rules/product/quantity.ts';
import { addToCartText } from '../../text/product.ts';

interface Props {
  /** Text of the field */
  text: string;
  limits: QuantityLimits;
  /** Name of the product, if the page has several quantities */
  of?: string;
  onText(text: string): void;
  /** The label with its field */
  children: ReactNode;
}

/**
 * Minus and plus buttons around a quantity, for touch. They are not in the tab order: in the field, the arrow keys do
 * the same.
 */
export function QuantitySteps({ text, limits, of, onText, children }: Props) {
  const [announcement, setAnnouncement] = useState('');
  const button = (direction: 1 | -1, sign: string, label: string) => {
    const next = stepQuantity(text, direction, limits);
    const isLast = String(next) === text.trim();
    const go = () => {
      if (isLast) return;
      onText(String(next));
      setAnnouncement(addToCartText.amountNow(next));
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
        {announcement}
      </span>
    </div>
  );
}
