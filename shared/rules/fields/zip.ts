import { check, nullish, pipe, string, trim } from 'valibot';
import { formText } from '../../text/form.ts';
import { isZip } from '../zip.ts';

/** A Swiss postal code. Comes out trimmed. @see site.md section 5 */
export const zip = pipe(nullish(string(formText.zip), ''), trim(), check(isZip, formText.zip));
