import type { ComponentProps } from 'react';
import { adoptOnce } from '../dom/adopt-once.ts';
import styles from './field.css?inline';
import { MarkedField } from './MarkedField.tsx';

interface Props extends ComponentProps<'input'> {
  name: string;
  label: string;
  /** Why it is in error */
  problem: string | undefined;
}

/** A field of text with its label above it. What stands in it is the browser's: a form is read when it is sent. */
export function Field({ name, label, problem, ...input }: Props) {
  adoptOnce(styles);
  return (
    <MarkedField name={name} problem={problem}>
      {(described) => (
        <label className="krume-field">
          <span>
            {label}
            {input.required && <span aria-hidden="true"> *</span>}
          </span>
          <input name={name} {...input} {...described} />
        </label>
      )}
    </MarkedField>
  );
}
