import { check, nullish, pipe, string } from 'valibot';
import { formText } from '../../text/form.ts';

const typed = nullish(string(formText.required), '');

/** A password must have more characters than this number. @see site.md section 9 */
const shortPassword = 4;

export function isLongEnough(password: unknown): boolean {
  return typeof password === 'string' && password.length > shortPassword;
}

/** A password. The output is not trimmed, because a password can start or end with spaces. */
export const password = pipe(
  typed,
  check((text) => isLongEnough(text), formText.tooShort(shortPassword)),
);

export function repeated(first: unknown) {
  return pipe(
    typed,
    check((again) => again === (first ?? ''), formText.repeat),
  );
}
