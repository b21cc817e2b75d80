import { useLayoutEffect, useRef } from 'react';
import { addToCartText } from '../text/product.ts';
import { Spinner } from './indicators.tsx';
import type { AddState } from './use-add-to-cart.ts';

/** 'In den Warenkorb' with its states; the focus survives being disabled. */
export function CartButton({ state }: { state: AddState }) {
  const button = useRef<HTMLButtonElement>(null);
  const focused = useRef(false);
  if (state === 'loading' && button.current) focused.current ||= document.activeElement === button.current;
  useLayoutEffect(() => {
    if (state === 'loading' || !focused.current) return;
    focused.current = false;
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [state]);
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
      <span className="krume-hidden" role="status">
        {state === 'added' && addToCartText.added}
      </span>
    </>
  );
}
