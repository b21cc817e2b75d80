import type { Delivery } from '../../../shared/rules/delivery/delivery.ts';
import { shippingText } from '../../../shared/text/order.ts';
import { useFocusLoss } from '../../../shared/ui/hooks/use-focus-loss.ts';
import { Call } from '../flow/Call.tsx';
import { sayDelivery } from './say-delivery.ts';

interface Props {
  /** Why the chosen date cannot be */
  problem: string;
  /** Undefined where no date is possible */
  next: Delivery | undefined;
  phone: string | undefined;
  /** It answers to a press; else it stands in a live region */
  isAlert?: boolean;
  onTake(next: Delivery): void;
  /** It goes, and the focus was in it */
  onLeft(): void;
}

/** Why the chosen date cannot be, and one button for the next that can; without any, where to call. */
export function DateProblem({ problem, next, phone, isAlert, onTake, onLeft }: Props) {
  const note = useFocusLoss<HTMLDivElement>(onLeft);
  return (
    <div ref={note} className="krume-note" role={isAlert ? 'alert' : undefined}>
      <p>{problem}</p>
      {next ? (
        <button type="button" className="krume-button-quiet" onClick={() => onTake(next)}>
          {shippingText.next(sayDelivery(next))}
        </button>
      ) : (
        <p>
          {shippingText.noDate} <Call phone={phone} />
        </p>
      )}
    </div>
  );
}
