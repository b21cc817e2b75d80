import { useLayoutEffect, useRef } from 'react';
import { withoutSoftHyphens } from '../../rules/without-soft-hyphens.ts';
import { cartPageText } from '../../text/cart-page.ts';
import { useFocusLoss } from '../hooks/use-focus-loss.ts';
import { adoptStyles } from '../widget.ts';
import styles from './undo-bar.css?inline';

interface Props {
  name: string;
  /** True if the bar was shown before, in another part of the page. The bar then does not take the focus */
  keepsFocus?: boolean;
  onUndo(): void;
  /** Called when undo is no longer possible */
  onOver(): void;
  onLeft(): void;
}

/**
 * Milliseconds until the bar is removed: time to read the text and to reach the button. If the bar is hovered or
 * focused at that moment, the time starts again.
 */
const undoTime = 8000;

const held = ':hover, :has(:focus-visible)';

/** A bar with a button that undoes a removal. The parent component announces the removal in its own live region. */
export function UndoBar({ name, keepsFocus, onUndo, onOver, onLeft }: Props) {
  adoptStyles(styles);
  const bar = useFocusLoss<HTMLDivElement>(onLeft);
  const button = useRef<HTMLButtonElement>(null);
  const now = useRef(onOver);
  now.current = onOver;
  const isNew = useRef(!keepsFocus);

  useLayoutEffect(() => {
    const element = bar.current;
    // The delete button had the focus and was removed together with its line
    if (isNew.current) button.current?.focus({ preventScroll: true });
    const timer = setInterval(() => {
      if (!element?.matches(held)) now.current();
    }, undoTime);
    return () => clearInterval(timer);
  }, [bar]);

  return (
    <div ref={bar} className="krume-undo">
      <span>{cartPageText.removed(name)}</span>
      <button ref={button} type="button" onClick={onUndo}>
        {cartPageText.undo}
        <span className="krume-hidden">: {withoutSoftHyphens(name)}</span>
      </button>
    </div>
  );
}
