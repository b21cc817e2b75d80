import { type ComponentProps, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Field } from '../Field.tsx';

interface Props extends ComponentProps<typeof Field> {
  /** Of the button that unfolds it */
  add: string;
}

/**
 * A field that few need: folded away behind a button until it is wanted, filled or in error. It is there from the
 * start, so that a browser can fill it and what was typed before finds its place.
 */
export function OptionalField({ add, ...field }: Props) {
  const [isOpen, setOpen] = useState(Boolean(field.defaultValue));
  const frame = useRef<HTMLDivElement>(null);
  const isShown = isOpen || field.problem !== undefined;
  const open = () => {
    flushSync(() => setOpen(true));
    frame.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={frame} className="krume-optional" onInput={() => setOpen(true)}>
      {!isShown && (
        <button type="button" className="krume-add-field" onClick={open}>
          <span aria-hidden="true">+ </span>
          {add}
        </button>
      )}
      <div hidden={!isShown}>
        <Field {...field} />
      </div>
    </div>
  );
}
