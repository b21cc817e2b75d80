import { check, object, pipe } from 'valibot';
import { formText } from '../../text/form.ts';
import { defaultBounds } from '../fields/bounds.ts';
import { checkbox, isTicked, optionalGender } from '../fields/choice.ts';
import { optionalDateUntil } from '../fields/date.ts';
import { email as anyEmail } from '../fields/email.ts';
import { isLongEnough, password, repeated } from '../fields/password.ts';
import { filled } from '../fields/text.ts';
import { dynamicForm } from '../form.ts';

/**
 * The account form of a customer. The password fields are validated only if `changepassword` is checked.
 *
 * @param today ISO date: the latest birthday
 * @see site.md section 5, "Account edit"
 */
export function accountForm(today: string, email = anyEmail, boundsOf = defaultBounds) {
  const person = {
    gender: optionalGender,
    birthday: optionalDateUntil(today, boundsOf('birthday')),
    firstname: filled,
    lastname: filled,
    email,
    changepassword: checkbox,
  };
  return dynamicForm(({ changepassword, currentpw, newpassword }) =>
    isTicked(changepassword)
      ? object({
          ...person,
          currentpw: password,
          newpassword: pipe(
            password,
            check((chosen) => chosen !== currentpw, formText.samePassword),
          ),
          repeatpassword: repeated(newpassword),
        })
      : object(person),
  );
}

/** @see site.md section 5, "Login" */
export const loginForm = (email = anyEmail) => object({ username: email, password });

/** The form of the password page that requests an e-mail. @see site.md section 5, "Password lost" */
export const passwordRequestForm = (email = anyEmail) => object({ email });

/**
 * The form of the password page that sets a new password. The repetition is validated only if the password is long
 * enough.
 */
export const newPasswordForm = dynamicForm(({ pw }) =>
  isLongEnough(pw) ? object({ pw: password, pwrepeat: repeated(pw) }) : object({ pw: password }),
);
