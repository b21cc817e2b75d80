import { type ReactNode, type Ref, useState } from 'react';
import { type QuantityLimits, stepQuantity } from '../../rules/product/quantity.ts';
import { addToCartText } from '../../text/product.ts';

interface Props {
  label: ReactNode;
  text: string;
  limits: QuantityLimits;
  isWrong: boolean;
  errorId?: string | undefined;
  /** Name of the product, if the page has several quantity fields */
  of?: string;
  onText(text: string): void;
  onBlur(): void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A quantity field with a minus and a plus button, for touch. The buttons are not in the tab order, because the arrow
 * keys change the quantity in the field.
 */
export function QuantityInput({ label, text, limits, isWrong, errorId, of, onText, onBlur, ref }: Props) {
  const [announcement, setAnnouncement] = useState('');
  const button = (direction: 1 | -1, sign: string, name: string) => {
    const next = stepQuantity(text, direction, limits);
    const isLast = String(next) === text.trim();
    const go = () => {
      if (isLast) return;
      onText(String(next));
      setAnnouncement(addToCartText.amountNow(next));
    };
    return (
      <button type="button" tabIndex={-1} aria-label={name} aria-disabled={isLast} onClick={go}>
        {sign}
      </button>
    );
  };
  return (
    <div className="krume-quantity">
      {button(-1, '−', of ? addToCartText.fewerOf(of) : addToCartText.fewer)}
      <label>
        {label}{' '}
        <input
          ref={ref}
          type="number"
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          {...limits}
          required
          value={text}
          aria-invalid={isWrong || undefined}
          aria-describedby={errorId}
          onInput={(event) => onText(event.currentTarget.value)}
          onBlur={onBlur}
        />
      </label>
      {button(1, '+', of ? addToCartText.moreOf(of) : addToCartText.more)}
      <span className="krume-hidden" aria-live="polite">
        {announcement}
      </span>
    </div>
  );
}
