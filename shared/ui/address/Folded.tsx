import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface Props {
  /** Of the button that unfolds it */
  add: string;
  /** What stands in the field at first */
  value: string | undefined;
  /** Why it is in error */
  problem: string | undefined;
  children: ReactNode;
}

/**
 * A field that few need: folded away behind a button until it is wanted, filled or in error. It is there from the
 * start, so that a browser can fill it and what was typed before finds its place.
 */
export function Folded({ add, value, problem, children }: Props) {
  const [isOpen, setOpen] = useState(Boolean(value));
  const frame = useRef<HTMLDivElement>(null);
  const isShown = isOpen || problem !== undefined;
  const open = () => {
    flushSync(() => setOpen(true));
    frame.current?.querySelector<HTMLElement>('input:not([type="radio"]:not(:checked))')?.focus();
  };
  return (
    <div ref={frame} className="krume-optional" onInput={() => setOpen(true)}>
      {!isShown && (
        <button type="button" className="krume-add-field" onClick={open}>
          <span aria-hidden="true">+ </span>
          {add}
        </button>
      )}
      <div hidden={!isShown}>{children}</div>
    </div>
  );
}
