import type { FormEvent } from 'react';
import { cartPageText } from '../../shared/text/cart-page.ts';
import { QuantitySteps } from '../../shared/ui/components/QuantitySteps.tsx';
import { useFocusLoss } from '../../shared/ui/hooks/use-focus-loss.ts';

interface Props {
  name: string;
  text: string;
  min: number;
  max: number | undefined;
  isWrong: boolean;
  /** Id of the error message */
  errorId: string;
  onType(text: string): void;
  settle(): void;
  /** Also sends a failed change again */
  send(): void;
  /** Called when the field is removed while it has the focus */
  onLeft(): void;
}

/** The quantity field of an item. */
export function QuantityField({
  name,
  text,
  min,
  max,
  isWrong,
  errorId,
  onType,
  settle,
  send,
  onLeft,
}: Props) {
  const input = useFocusLoss<HTMLInputElement>(onLeft);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form onSubmit={onSubmit} noValidate>
      <QuantitySteps text={text} limits={{ min, max }} of={name} onText={onType}>
        <label>
          <span className="krume-hidden">{cartPageText.quantityOf(name)}</span>{' '}
          <input
            ref={input}
            type="number"
            name="quantity"
            inputMode="numeric"
            autoComplete="off"
            min={min}
            max={max}
            required
            value={text}
            aria-invalid={isWrong || undefined}
            aria-describedby={errorId}
            onInput={(event) => onType(event.currentTarget.value)}
            onBlur={() => settle()}
          />
        </label>
      </QuantitySteps>
    </form>
  );
}
