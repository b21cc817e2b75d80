import { pipe, rawTransform, unknown } from 'valibot';

/** The written text; '' for other types, because some JSON objects cannot be converted to a text. */
export const written = (raw: unknown): string =>
  typeof raw === 'string' || typeof raw === 'number' ? String(raw) : '';

/**
 * A schema in one step: `read` returns the value, or undefined if the input is invalid. `expects` describes a valid
 * value for error messages.
 */
// @__NO_SIDE_EFFECTS__
export function customSchema<T>(expects: string, read: (raw: unknown) => T | undefined) {
  const schema = pipe(
    unknown(),
    rawTransform<unknown, T>(({ dataset, addIssue, NEVER }) => {
      const value = read(dataset.value);
      if (value !== undefined) return value;
      addIssue({ expected: expects, message: expects });
      return NEVER;
    }),
  );
  return { ...schema, expects };
}
