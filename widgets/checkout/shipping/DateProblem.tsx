import type { Delivery } from '../../../shared/rules/delivery/delivery.ts';
import { shippingText } from '../../../shared/text/order.ts';
import { useFocusLoss } from '../../../shared/ui/hooks/use-focus-loss.ts';
import { Call } from '../flow/Call.tsx';
import { formatDelivery } from './format-delivery.ts';

interface Props {
  /** Why the chosen date is not possible */
  problem: string;
  /** Undefined if no date is possible */
  next: Delivery | undefined;
  phone: string | undefined;
  /**
   * Whether the note is an alert, because the shopper has clicked. Otherwise, the note is inside a live
   * region
   */
  isAlert?: boolean;
  onTake(next: Delivery): void;
  /** Called when the note is removed while it has the focus */
  onLeft(): void;
}

/**
 * A note that says why the chosen date is not possible, with a button for the next possible date. If no date
 * is possible, the note has the phone number.
 */
export function DateProblem({ problem, next, phone, isAlert, onTake, onLeft }: Props) {
  const note = useFocusLoss<HTMLDivElement>(onLeft);
  return (
    <div ref={note} className="krume-note" role={isAlert ? 'alert' : undefined}>
      <p>{problem}</p>
      {next ? (
        <button type="button" className="krume-button-quiet" onClick={() => onTake(next)}>
          {shippingText.next(formatDelivery(next))}
        </button>
      ) : (
        <p>
          {shippingText.noDate} <Call phone={phone} />
        </p>
      )}
    </div>
  );
}
