import { checkoutText } from '../../../shared/text/checkout.ts';

interface Props {
  onBack?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
}

/** The back and next buttons of a step. The next button submits the form, so Enter in a field clicks it. */
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
