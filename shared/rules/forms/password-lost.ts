import { object } from 'valibot';
import { email } from '../fields/email.ts';
import { isLongEnough, password, repeated } from '../fields/password.ts';
import { dependingForm } from '../form.ts';

/** Request mode: the form has an e-mail field. @see site.md section 5, "Password lost" */
export const passwordRequestForm = object({ email });

/** Set-new-password mode. The repetition is compared only when the password itself is long enough. */
export const newPasswordForm = dependingForm(({ pw }) =>
  isLongEnough(pw) ? object({ pw: password, pwrepeat: repeated(pw) }) : object({ pw: password }),
);
