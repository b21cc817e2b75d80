import { nullish, pipe, transform, unknown } from 'valibot';

/** A field that is not shown: whatever it holds is absent. */
export const hidden = pipe(
  nullish(unknown(), ''),
  transform(() => undefined),
);
