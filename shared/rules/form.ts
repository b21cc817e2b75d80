import { type GenericSchema, lazy, safeParse } from 'valibot';

/** What stands in a form, by field name: texts, flags, files. A field that is missing is empty. */
export type FormValues = Readonly<Record<string, unknown>>;

export interface FailingField {
  name: string;
  /** Why, in German, for screen readers: on the screen the field is only highlighted */
  message: string;
}

export type FormResult<Values> =
  /** Trimmed values; what was left empty is absent */
  | { valid: true; values: Values }
  /** In form order: the first one gets the focus */
  | { valid: false; failing: readonly FailingField[] };

/**
 * Validates a form against its table of fields: a valibot object schema, whose entries stand in form order.
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

/** A form whose fields depend on what has been typed: its table is made for the values at hand. */
export function dependingForm<const Form extends GenericSchema>(table: (values: FormValues) => Form) {
  return lazy((input) => table(typeof input === 'object' && input !== null ? { ...input } : {}));
}

/** Also inside the addresses that a form puts together; files are left alone. */
function dropEmpty(values: object): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) Reflect.deleteProperty(values, name);
    else if (value !== null && Object.getPrototypeOf(value) === Object.prototype) dropEmpty(value);
  }
}
