import type { Ref } from 'react';
import { cakePanelText } from '../../../shared/text/cake-creator.ts';

interface Props {
  count: number;
  /** Ref to the button that continues with the next picture */
  ref: Ref<HTMLButtonElement>;
  onResume(): void;
  onDiscard(): void;
}

/** Shows the number of pictures that remain after the shopper has cancelled the crop dialog. */
export function WaitingPictures({ count, ref, onResume, onDiscard }: Props) {
  return (
    <div className="krume-cake-waiting">
      <p role="status">{cakePanelText.waiting(count)}</p>
      <div className="krume-cake-choices">
        <button ref={ref} type="button" className="krume-button-quiet" onClick={onResume}>
          {cakePanelText.resume}
        </button>
        <button
          type="button"
          className="krume-button-quiet"
          aria-label={cakePanelText.discardWaiting}
          onClick={onDiscard}
        >
          {cakePanelText.discard}
        </button>
      </div>
    </div>
  );
}
