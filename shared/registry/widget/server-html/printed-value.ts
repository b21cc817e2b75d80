import { queryAll } from '../../native.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isSelect = (control: Control): control is HTMLSelectElement => 'options' in control;

export const isTick = (control: Control): control is HTMLInputElement =>
  /^(checkbox|radio)$/.test(control.type);

export const isFile = (control: Control): control is HTMLInputElement => control.type === 'file';

/** The value of a select in the server's HTML; '' without a select. */
export function printedValue(select: HTMLSelectElement | undefined): string {
  const printed =
    select &&
    (queryAll<HTMLOptionElement>(select, '[selected]').at(-1) ??
      // Browsers select the first option that is not disabled
      [...select.options].find((option) => !option.matches(':disabled')));
  return printed?.value ?? '';
}

/**
 * Whether the value of a control differs from its value in the server's HTML, because the user has changed it or the
 * browser has restored it.
 */
export function isChanged(control: Control): boolean {
  if (isTick(control)) return control.checked !== control.defaultChecked;
  if (isSelect(control)) return control.value !== printedValue(control);
  return control.value !== (isFile(control) ? '' : control.defaultValue);
}
