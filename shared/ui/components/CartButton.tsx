import { type RefObject, useLayoutEffect, useRef } from 'react';
import { activeElement } from '../../registry/native.ts';
import { addToCartText } from '../../text/product.ts';
import type { AddState } from '../hooks/use-add-to-cart.ts';
import { Spinner } from './indicators.tsx';

interface Props {
  state: AddState;
  /** Where its owner wants to know the button */
  known?: RefObject<HTMLButtonElement | null>;
  /** There is another one that says what happened */
  isSilent?: boolean;
}

/** 'In den Warenkorb' with its states; the focus survives being disabled. */
export function CartButton({ state, known, isSilent = false }: Props) {
  const own = useRef<HTMLButtonElement>(null);
  const button = known ?? own;
  const focused = useRef(false);
  if (state === 'loading' && button.current) focused.current ||= activeElement() === button.current;
  useLayoutEffect(() => {
    if (state === 'loading' || !focused.current) return;
    focused.current = false;
    if (activeElement()?.matches('body')) button.current?.focus({ preventScroll: true });
  }, [state, button]);
  return (
    <>
      <button
        ref={button}
        type="submit"
        className="krume-button"
        disabled={state === 'loading'}
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
