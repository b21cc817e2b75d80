import { checkoutText } from '../../../shared/text/checkout.ts';

interface Props {
  onBack?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
}

/** Back and on, at the end of a step. On is the form's own button: Enter in a field presses it. */
export function StepButtons({ onBack, isDisabled }: Props) {
  return (
    <div className="krume-step-buttons">
      {onBack && (
        <button type="button" className="krume-button-quiet" onClick={onBack}>
          {checkoutText.back}
        </button>
      )}
      <button type="submit" className="krume-button" disabled={isDisabled}>
        {checkoutText.next}
      </button>
    </div>
  );
}
