import type { ReadableAtom } from 'nanostores';
import { checkoutText } from '../../../shared/text/checkout.ts';
import { dialogText } from '../../../shared/text/dialogs.ts';
import { useStore } from '../../../shared/ui/widget.ts';

interface Props {
  /** What has failed, in German; empty while the shop is asked */
  $failure: ReadableAtom<string>;
  onRetry(): void;
}

/** In the place of a step that waits for the shop; what has failed can be asked for again. */
export function Waiting({ $failure, onRetry }: Props) {
  const failure = useStore($failure);
  if (!failure) return <p role="status">{checkoutText.loading}</p>;
  return (
    <div className="krume-note">
      <p>{failure}</p>
      <button type="button" className="krume-button-quiet" onClick={onRetry}>
        {dialogText.retry}
      </button>
    </div>
  );
}
