import { check, object, pipe } from 'valibot';
import type { Configuration } from '../../model/configuration.ts';
import { formText } from '../../text/form.ts';
import { checkbox, gender, isTicked, ticked } from '../fields/choice.ts';
import { zip } from '../fields/digits.ts';
import { email as anyEmail } from '../fields/email.ts';
import { password } from '../fields/password.ts';
import { filledUpTo, optionalUpTo } from '../fields/text.ts';
import { dynamicForm } from '../form.ts';

/**
 * The city of a shipping address must have more characters than this number; the billing city has no minimum. @see
 * site.md section 9
 */
const shortShippingCity = 4;

/**
 * The form for a new account. The shipping fields are validated only if `differentshipping` is checked.
 *
 * @see site.md sections 4.10 and 5, "Signup"
 */
export function signupForm(maxLength: Configuration['maxLength'], email = anyEmail) {
  const billing = {
    gender,
    company: optionalUpTo(maxLength.company),
    firstname: filledUpTo(maxLength.firstName),
    lastname: filledUpTo(maxLength.lastName),
    phone: filledUpTo(maxLength.phone),
    zip,
    city: filledUpTo(maxLength.location),
    street: filledUpTo(maxLength.street),
    email,
    password,
    wantsnewslettersignup: checkbox,
    accepttc: ticked,
    differentshipping: checkbox,
  };
  const shipping = {
    shippinggender: gender,
    shippingcompany: optionalUpTo(maxLength.company),
    shippingfirstname: filledUpTo(maxLength.firstName),
    shippinglastname: filledUpTo(maxLength.lastName),
    shippingphone: filledUpTo(maxLength.phone),
    shippingzip: zip,
    shippingcity: pipe(
      filledUpTo(maxLength.location),
      check((city) => city.length > shortShippingCity, formText.tooShort(shortShippingCity)),
    ),
    shippingstreet: filledUpTo(maxLength.street),
  };
  return dynamicForm(({ differentshipping }) =>
    isTicked(differentshipping) ? object({ ...billing, ...shipping }) : object(billing),
  );
}
