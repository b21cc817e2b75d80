import { type RefObject, useLayoutEffect, useRef } from 'react';
import { activeElement } from '../../../shared/registry/native.ts';
import { type CakeDesign, isFull } from '../../../shared/rules/cake/design.ts';
import { formatFileSize, maxFileBytes } from '../../../shared/rules/files/files.ts';
import { cakeCreatorText } from '../../../shared/text/cake-creator.ts';
import { Spinner } from '../../../shared/ui/components/indicators.tsx';
import { useIsland } from '../../../shared/ui/widget.ts';
import type { OrderState } from '../order/prepare-box.ts';

interface Props {
  design: CakeDesign;
  /** Undefined if the price is unknown */
  price: string | undefined;
  /** Whether the box has been ordered before */
  isAgain: boolean;
  state: OrderState;
  onOrder(): void;
  onReduced(): void;
  onDismiss(): void;
  onCancel(): void;
  onReset(): void;
}

/** @see shop.md section 2.3, "Footer buttons" */
export function Footer({
  design,
  price,
  isAgain,
  state,
  onOrder,
  onReduced,
  onDismiss,
  onCancel,
  onReset,
}: Props) {
  const { id } = useIsland();
  const next = useRef<HTMLButtonElement>(null);
  useFocusBack(next, `${state.kind} ${isFull(design)}`);
  const free = design.slots - design.elements.length;
  const complete = isAgain ? cakeCreatorText.completeAgain : cakeCreatorText.complete;
  const work = state.kind === 'exporting' || state.kind === 'sending' ? state : undefined;
  const label = state.kind === 'exporting' ? cakeCreatorText.exporting : cakeCreatorText.adding;
  const isBusy = work !== undefined;
  if (state.kind === 'too-large') {
    return (
      <footer className="krume-cake-foot" data-problem="">
        <p role="alert">
          {cakeCreatorText.tooLarge(formatFileSize(state.bytes), formatFileSize(maxFileBytes))}
        </p>
        <button type="button" className="krume-button-quiet" onClick={onDismiss}>
          {cakeCreatorText.cancel}
        </button>
        <button ref={next} type="button" className="krume-button" onClick={onReduced}>
          {cakeCreatorText.reduce}
        </button>
      </footer>
    );
  }
  return (
    <footer className="krume-cake-foot">
      <button type="button" className="krume-button-quiet" disabled={isBusy} onClick={onCancel}>
        {cakeCreatorText.cancel}
      </button>
      <button
        type="button"
        className="krume-button-quiet"
        disabled={isBusy || design.elements.length === 0}
        onClick={onReset}
      >
        {cakeCreatorText.reset}
      </button>
      <div className="krume-cake-sum">
        <p id={id('free')}>{free > 0 ? cakeCreatorText.stillEmpty(free) : complete}</p>
        {price && <p className="krume-price">{price}</p>}
      </div>
      <button
        ref={next}
        type="button"
        className="krume-button"
        disabled={!isFull(design)}
        aria-disabled={isBusy}
        aria-describedby={id('free')}
        onClick={onOrder}
      >
        {work ? <Spinner label={label} /> : cakeCreatorText.addToCart}
      </button>
      {work && <progress value={work.part} aria-label={label} />}
    </footer>
  );
}

/**
 * Moves the focus to the button for the next step when a focused button is removed or disabled. The add
 * button of a full box also loses the focus, because it is about to disappear.
 */
function useFocusBack(button: RefObject<HTMLButtonElement | null>, state: string): void {
  const last = useRef(state);
  useLayoutEffect(() => {
    const dialog = button.current?.closest('dialog');
    const focused = activeElement();
    const isWithin = focused !== dialog && dialog?.contains(focused);
    const isKept = isWithin && !focused?.matches('.krume-cake-add');
    if (last.current !== state && !isKept) button.current?.focus();
    last.current = state;
  }, [button, state]);
}
