import { summaryText } from '../../../shared/text/order.ts';
import { Call } from '../flow/Call.tsx';

interface Props {
  phone: string | undefined;
  onRetry(): void;
}

/** Replaces the message of the empty cart while the outcome of an earlier order is unknown. */
export function UnknownOrder({ phone, onRetry }: Props) {
  return (
    <div className="krume-card">
      <p role="alert">
        {summaryText.unknownEarlier} <Call phone={phone} />
      </p>
      <button type="button" className="krume-button" onClick={onRetry}>
        {summaryText.retry}
      </button>
    </div>
  );
}
