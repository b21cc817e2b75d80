import { pipe, rawTransform, unknown } from 'valibot';

/** As it is written; '' for what neither a text nor a number is: JSON has objects that no text can be made of. */
export const written = (raw: unknown): string =>
  typeof raw === 'string' || typeof raw === 'number' ? String(raw) : '';

/**
 * A schema in one step: `read` answers the value, or undefined for what does not fit. `expects` says what
 * would, and is shown to whoever wrote it.
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
