import { type GenericSchema, lazy, safeParse } from 'valibot';

/** The values of a form by field name: texts, flags, files. A missing field is an empty field. */
export type FormValues = Readonly<Record<string, unknown>>;

export interface FailingField {
  name: string;
  /** The reason in German, for screen readers; sighted users see a highlighted field */
  message: string;
}

export type FormResult<Values> =
  /** The output of the schema, without undefined values */
  | { valid: true; values: Values }
  /** The invalid fields in form order, because the first invalid field receives the focus */
  | { valid: false; failing: readonly FailingField[] };

/**
 * Validates the values of a form with a valibot object schema. The entries of the schema must be in form order.
 *
 * @see shop.md and site.md section 5
 */
export function validateForm<Values extends object>(
  form: GenericSchema<unknown, Values>,
  values: FormValues,
): FormResult<Values> {
  const result = safeParse(form, values);
  if (result.success) {
    dropEmpty(result.output);
    return { valid: true, values: result.output };
  }
  const failing = new Map<string, FailingField>();
  for (const { path, message } of result.issues) {
    const name = String(path?.[0]?.key ?? '');
    if (!failing.has(name)) failing.set(name, { name, message });
  }
  return { valid: false, failing: [...failing.values()] };
}

export const byName = (failing: readonly FailingField[]): Record<string, string> =>
  Object.fromEntries(failing.map(({ name, message }) => [name, message]));

/** A form whose schema depends on its values. */
export function dynamicForm<const Form extends GenericSchema>(table: (values: FormValues) => Form) {
  return lazy((input) => table(typeof input === 'object' && input !== null ? { ...input } : {}));
}

/** Removes undefined values, also from nested objects such as addresses. Files stay unchanged. */
function dropEmpty(values: object): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) Reflect.deleteProperty(values, name);
    else if (value !== null && Object.getPrototypeOf(value) === Object.prototype) dropEmpty(value);
  }
}
