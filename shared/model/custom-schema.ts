import { pipe, rawTransform, unknown } from 'valibot';

/** A text, or a number as text. Empty for other types, because `String` throws for some objects. */
export const written = (raw: unknown): string =>
  typeof raw === 'string' || typeof raw === 'number' ? String(raw) : '';

/**
 * Creates a schema from a function.
 *
 * @param expects describes a valid value in error messages
 * @param read returns the value, or undefined if the input is invalid
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
