import { queryAll } from '../../registry/native.ts';

/**
 * The value of a select in the server's HTML; '' without a select. A different current value was chosen before the
 * widget was mounted, or restored by the browser. The server's list does not match this value.
 */
export function printedValue(select: HTMLSelectElement | undefined): string {
  const printed =
    select &&
    (queryAll<HTMLOptionElement>(select, '[selected]').at(-1) ??
      // Browsers select the first option that is not disabled
      [...select.options].find((option) => !option.matches(':disabled')));
  return printed?.value ?? '';
}
