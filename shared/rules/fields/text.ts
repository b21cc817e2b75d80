import { maxLength, nonEmpty, nullish, pipe, string, transform, trim } from 'valibot';
import { formText } from '../../text/form.ts';

const written = pipe(nullish(string(formText.required), ''), trim());

/** A text that must not be empty; the output is trimmed. */
export const filled = pipe(written, nonEmpty(formText.required));

/** The value of a select or of radio buttons; one must be chosen. */
export const chosen = pipe(nullish(string(formText.choose), ''), trim(), nonEmpty(formText.choose));

export function filledUpTo(characters: number) {
  return pipe(filled, maxLength(characters, formText.tooLong(characters)));
}

/** A text that may be empty. The output of an empty text is undefined. */
export const optionalText = pipe(
  written,
  transform((text) => text || undefined),
);

export function optionalUpTo(characters: number) {
  return pipe(
    written,
    maxLength(characters, formText.tooLong(characters)),
    transform((text) => text || undefined),
  );
}
