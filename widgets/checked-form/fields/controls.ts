import { queryAll } from '../../../shared/registry/native.ts';

/** What a shopper fills in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What is no entry of a shopper, or has to be entered again. */
const unkept = /^(hidden|submit|button|image|reset|password|file)$/;

/** Also one that is shown as text at the moment. */
export const isPassword = ({ type, dataset }: Control) =>
  type === 'password' || dataset.password !== undefined;

export const isKept = (control: Control) => !unkept.test(control.type) && !isPassword(control);

export const isTickable = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** All named fields of a form, in their order. */
export const controlsOf = (form: Element) => [
  ...queryAll<Control>(form, ':is(input, select, textarea)[name]:not([name=""])'),
];

/** The fields of one name: several are the radio buttons of a choice. */
export const controlsNamed = (form: Element, name: string) =>
  controlsOf(form).filter((control) => control.name === name);

/** Fields of the forms that are dates. @see site.md section 2.20 */
export const dateNames: readonly string[] = ['birthday', 'eventdate', 'deliverydate'];

/** Dates as text */
export const dateFields = (form: Element) =>
  queryAll<HTMLInputElement>(form, 'input[name]:not([type="date"])').filter(({ name }) =>
    dateNames.includes(name),
  );

/** Whether a shopper can change a field: not while it, or a fieldset around it, is disabled. */
export const isChangeable = (field: HTMLInputElement): boolean =>
  !field.readOnly && !field.matches(':disabled');

/** Whether a field is as the server has printed it. */
export function isUntouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const printed = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return control.value === (printed?.value ?? '');
  }
  if (isTickable(control)) return control.checked === control.defaultChecked;
  return control.value === control.defaultValue;
}

/** What a field is called: its label, or the heading of its choice, without the star of what is required. */
export function labelOf(form: Element, name: string): string {
  const [control] = controlsNamed(form, name);
  const legend = control?.type === 'radio' && control.closest('fieldset')?.querySelector('legend');
  const label = control?.labels?.[0];
  // A label may have a select in it, with all of its options
  const text = legend || label?.querySelector('span') || label;
  return (text?.textContent ?? control?.getAttribute('aria-label') ?? name).replace(/[*\s]+/g, ' ').trim();
}
