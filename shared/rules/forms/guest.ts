import { object, pipe, transform } from 'valibot';
import type { Configuration } from '../../model/configuration.ts';
import { checkbox, isTicked, optionalGender, ticked } from '../fields/choice.ts';
import { emailOf } from '../fields/email.ts';
import { dynamicForm } from '../form.ts';
import { addressFields, streetLines } from './address.ts';

/**
 * The guest form of checkout: billing address with e-mail, newsletter, terms, and a shipping address if
 * `differentShipping` is checked. The output is the guest's part of the checkout data.
 *
 * @see shop.md section 2.7, 1, and section 5, "Address form and guest form"
 */
export function guestForm({ maxLength, umlautDomains }: Pick<Configuration, 'maxLength' | 'umlautDomains'>) {
  const fields = addressFields(maxLength);
  const billing = {
    gender: optionalGender,
    ...fields,
    email: emailOf({ umlautDomains }),
    subscribeNewsletter: checkbox,
    acceptTerms: ticked,
    differentShipping: checkbox,
  };
  const shipping = {
    shippingGender: optionalGender,
    shippingFirstName: fields.firstName,
    shippingLastName: fields.lastName,
    shippingCompany: fields.company,
    shippingPhone: fields.phone,
    shippingStreet: fields.street,
    shippingAddition: fields.addition,
    shippingZip: fields.zip,
    shippingCity: fields.city,
  };
  return dynamicForm(({ differentShipping }) =>
    pipe(
      isTicked(differentShipping) ? object({ ...billing, ...shipping }) : object(billing),
      transform((values) => ({
        guestBillingAddress: {
          gender: values.gender,
          firstName: values.firstName,
          lastName: values.lastName,
          company: values.company,
          phone: values.phone,
          street: streetLines(values.street, values.addition),
          zip: values.zip,
          city: values.city,
          email: values.email,
        },
        guestShippingAddress:
          'shippingCity' in values
            ? {
                gender: values.shippingGender,
                firstName: values.shippingFirstName,
                lastName: values.shippingLastName,
                company: values.shippingCompany,
                phone: values.shippingPhone,
                street: streetLines(values.shippingStreet, values.shippingAddition),
                zip: values.shippingZip,
                city: values.shippingCity,
              }
            : undefined,
        subscribeNewsletter: values.subscribeNewsletter,
      })),
    ),
  );
}
