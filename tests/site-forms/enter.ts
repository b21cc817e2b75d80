import type { Values } from './forms.ts';

/**
 * Fills in a form without events, as autofill does, and empties all other fields. Uses no imports, because the function
 * also runs inside a browser page.
 */
export function enter(form: HTMLFormElement, values: Values): void {
  for (const control of form.querySelectorAll<HTMLInputElement>('[name]:not([type="hidden"])')) {
    const value = values[control.name] ?? '';
    if (control.type === 'file') {
      const files = new DataTransfer();
      if (value) files.items.add(new File(['x'], value, { type: 'image/png' }));
      control.files = files.files;
    } else if (control.type === 'radio') control.checked = control.value === value;
    else if (control.type === 'checkbox') control.checked = value !== '';
    else control.value = value;
  }
}

/**
 * The names of the fields that are marked as invalid, in the order of the form. Uses no imports, because the function
 * also runs inside a browser page.
 */
export function markedFields(form: HTMLFormElement): string[] {
  const marked = [...form.querySelectorAll('[aria-invalid="true"]')];
  const controls = marked.map((element) =>
    element.matches('[name]') ? element : element.querySelector('[name]'),
  );
  return controls.map((control) => control?.getAttribute('name') ?? '');
}
