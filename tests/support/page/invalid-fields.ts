import type { GenericSchema } from 'valibot';
import { type FormValues, validateForm } from '../../../shared/rules/form.ts';

/** The names of the invalid fields, in the order of the form. */
export function invalidFields(form: GenericSchema<unknown, object>, values: FormValues): string[] {
  const result = validateForm(form, values);
  return result.valid ? [] : result.failing.map(({ name }) => name);
}
