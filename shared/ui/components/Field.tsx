import type { ComponentProps } from 'react';
import { adoptStyles } from '../widget.ts';
import styles from './field.css?inline';
import { MarkedField } from './MarkedField.tsx';

interface Props extends ComponentProps<'input'> {
  name: string;
  label: string;
  problem: string | undefined;
}

/** An uncontrolled text field with its label above. Forms read the value of the field on submit. */
export function Field({ name, label, problem, ...input }: Props) {
  adoptStyles(styles);
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
