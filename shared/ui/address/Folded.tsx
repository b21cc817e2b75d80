import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface Props {
  /** Label of the button that shows the field */
  add: string;
  value: string | undefined;
  problem: string | undefined;
  children: ReactNode;
}

/**
 * An optional field behind a button. The field appears when the button is pressed, when the field has a value, or when
 * its value is invalid. While hidden, the field is still in the DOM, so that autofill and restored drafts can fill it.
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
