import { checkoutText } from '../../../shared/text/checkout.ts';

interface Props {
  onBack?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
}

/**
 * The back and next buttons of a step. The next button is a submit button, so Enter in a field also goes to
 * the next step.
 */
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
