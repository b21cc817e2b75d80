import { pipe, rawTransform, unknown } from 'valibot';

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
