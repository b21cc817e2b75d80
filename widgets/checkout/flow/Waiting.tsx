import type { ReadableAtom } from 'nanostores';
import { checkoutText } from '../../../shared/text/checkout.ts';
import { dialogText } from '../../../shared/text/dialogs.ts';
import { useStore } from '../../../shared/ui/widget.ts';

interface Props {
  /** Error message in German; empty during a request */
  $failure: ReadableAtom<string>;
  onRetry(): void;
}

/**
 * Replaces a step while its data loads, and offers a retry after a failure. The live region of `Checkout` announces the
 * request.
 */
export function Waiting({ $failure, onRetry }: Props) {
  const failure = useStore($failure);
  if (!failure) return <p>{checkoutText.loading}</p>;
  return (
    <div className="krume-note">
      <p>{failure}</p>
      <button type="button" className="krume-button-quiet" onClick={onRetry}>
        {dialogText.retry}
      </button>
    </div>
  );
}
