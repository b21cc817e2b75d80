import { useLayoutEffect, useRef } from 'react';
import { spoken } from '../../rules/spoken.ts';
import { cartPageText } from '../../text/cart-page.ts';
import { adoptOnce } from '../dom/adopt-once.ts';
import { useFocusLoss } from '../hooks/use-focus-loss.ts';
import styles from './undo-bar.css?inline';

interface Props {
  name: string;
  /** It has been there before, in another place */
  keepsFocus?: boolean;
  onUndo(): void;
  /** The time for undoing is over */
  onOver(): void;
  /** It goes, and the focus was in it */
  onLeft(): void;
}

/**
 * Milliseconds: time to read, to doubt and to reach the button with a thumb. It starts anew while the mouse or the
 * keyboard is there.
 */
const undoTime = 8000;

const held = ':hover, :has(:focus-visible)';

/** Offers to put back what has just been removed; that it has gone is said by a live region that is there before. */
export function UndoBar({ name, keepsFocus, onUndo, onOver, onLeft }: Props) {
  adoptOnce(styles);
  const bar = useFocusLoss<HTMLDivElement>(onLeft);
  const button = useRef<HTMLButtonElement>(null);
  const now = useRef(onOver);
  now.current = onOver;
  const isNew = useRef(!keepsFocus);

  useLayoutEffect(() => {
    const element = bar.current;
    // The trash button that had the focus has gone with its line
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
        <span className="krume-hidden">: {spoken(name)}</span>
      </button>
    </div>
  );
}
