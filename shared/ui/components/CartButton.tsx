import type { RefObject } from 'react';
import { addToCartText } from '../../text/product.ts';
import type { AddState } from '../hooks/use-add-to-cart.ts';
import { Spinner } from './indicators.tsx';

interface Props {
  state: AddState;
  /** Ref to the button, for the parent component */
  known?: RefObject<HTMLButtonElement | null>;
  /** True if another button announces the result */
  isSilent?: boolean;
}

/**
 * The button 'In den Warenkorb' with its states. The button is not disabled while loading, because a disabled button
 * would lose the focus. `useAddToCart` ignores presses while loading.
 */
export function CartButton({ state, known, isSilent = false }: Props) {
  return (
    <>
      <button
        ref={known}
        type="submit"
        className="krume-button"
        aria-disabled={state === 'loading'}
        data-state={state}
      >
        {state === 'loading' && <Spinner label={addToCartText.adding} />}
        {state === 'added' ? addToCartText.added : addToCartText.add}
      </button>
      {!isSilent && (
        <span className="krume-hidden" role="status">
          {state === 'added' && addToCartText.added}
        </span>
      )}
    </>
  );
}
