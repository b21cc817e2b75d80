import type { ComponentProps, FormEvent } from 'react';
import { cartPageText } from '../../shared/text/cart-page.ts';
import { QuantityInput } from '../../shared/ui/components/QuantityInput.tsx';
import { useFocusLoss } from '../../shared/ui/hooks/use-focus-loss.ts';

interface Props extends Omit<ComponentProps<typeof QuantityInput>, 'label' | 'ref'> {
  /** Name of the product */
  of: string;
  /** Sends the quantity, or sends a failed change again */
  send(): void;
  /** Called when the field is removed while it has the focus */
  onLeft(): void;
}

export function QuantityForm({ send, onLeft, ...field }: Props) {
  const input = useFocusLoss<HTMLInputElement>(onLeft);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form onSubmit={onSubmit} noValidate>
      <QuantityInput
        {...field}
        ref={input}
        label={<span className="krume-hidden">{cartPageText.quantityOf(field.of)}</span>}
      />
    </form>
  );
}
