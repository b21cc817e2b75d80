import { useLayoutEffect, useRef, useState } from 'react';
import { summaryText } from '../../../shared/text/order.ts';

interface Props {
  value: string;
  /** Called only if the text has changed */
  onSave(text: string): void;
}

/** The shopper's comment for the bakery, as text or as a field. @see shop.md section 4, "Other states" */
export function Comment({ value, onSave }: Props) {
  const [isEditing, setEditing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useLayoutEffect(() => {
    if (isEditing) field.current?.focus();
    else if (wasEditing.current) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const keep = () => {
    const text = field.current?.value.trim() ?? '';
    if (text !== value) onSave(text);
  };
  const save = () => {
    keep();
    setEditing(false);
  };
  return (
    <section className="krume-card">
      <h3>{summaryText.comment}</h3>
      {isEditing ? (
        <>
          <textarea
            ref={field}
            name="comment"
            rows={4}
            aria-label={summaryText.comment}
            defaultValue={value}
            // Stores the text while the shopper types, because the shopper may reload the page, or order
            // without saving
            onInput={keep}
          />
          {/* For print, because the field would cut off a long text */}
          <p className="krume-comment">{value}</p>
          <button type="button" className="krume-link" onClick={save}>
            {summaryText.save}
          </button>
        </>
      ) : (
        <>
          <p className="krume-comment">{value || summaryText.noComment}</p>
          <button ref={button} type="button" className="krume-link" onClick={() => setEditing(true)}>
            {summaryText.edit}
            <span className="krume-hidden">: {summaryText.comment}</span>
          </button>
        </>
      )}
    </section>
  );
}
