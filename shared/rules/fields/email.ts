import { check, nullish, pipe, string, trim } from 'valibot';
import { formText } from '../../text/form.ts';
import { isEmail } from '../email.ts';

/** A valid e-mail address. Comes out trimmed. @see site.md section 5 */
export const email = pipe(nullish(string(formText.email), ''), trim(), check(isEmail, formText.email));
