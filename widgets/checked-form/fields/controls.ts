import { queryAll } from '../../../shared/registry/native.ts';
import type { Control } from '../../../shared/registry/widget/server-html/printed-value.ts';

/** Types of fields whose values are not stored. Users do not enter these values, or must enter them again. */
const notStored = /^(hidden|submit|button|image|reset|password|file)$/;

/** Returns whether a field is a password field, even while the password is visible as text. */
export const isPassword = ({ type, dataset }: Control) =>
  type === 'password' || dataset.password !== undefined;

export const isKept = (control: Control) => !notStored.test(control.type) && !isPassword(control);

/** Returns all named fields of a form, in document order. */
export const controlsOf = (form: Element) => [
  ...queryAll<Control>(form, ':is(input, select, textarea)[name]:not([name=""])'),
];

/** Returns the fields with a name. Radio buttons share a name. */
export const controlsNamed = (form: Element, name: string) =>
  controlsOf(form).filter((control) => control.name === name);

/** Names of the date fields. @see site.md section 2.20 */
export const dateNames: readonly string[] = ['birthday', 'eventdate', 'deliverydate'];

/** Returns the date fields without a native date picker */
export const dateFields = (form: Element) =>
  queryAll<HTMLInputElement>(form, 'input[name]:not([type="date"])').filter(({ name }) =>
    dateNames.includes(name),
  );

/** Returns false for a field that is read-only, disabled, or in a disabled fieldset. */
export const isChangeable = (field: HTMLInputElement): boolean =>
  !field.readOnly && !field.matches(':disabled');

/**
 * Returns a field's name for users: the label, or the legend of radio buttons, without the star of required
 * fields.
 */
export function labelOf(form: Element, name: string): string {
  const [control] = controlsNamed(form, name);
  const legend = control?.type === 'radio' && control.closest('fieldset')?.querySelector('legend');
  const label = control?.labels?.[0];
  // A label may contain a select, whose options are not part of the name
  const text = legend || label?.querySelector('span') || label;
  return (text?.textContent ?? control?.getAttribute('aria-label') ?? name).replace(/[*\s]+/g, ' ').trim();
}
