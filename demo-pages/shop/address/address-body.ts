import { array, looseObject, maxLength, message, pipe, string } from 'valibot';

/** An address as JSON. `street` is a list of lines; all other fields are named as in the form. */
export const AddressBody = looseObject(
  {
    street: message(pipe(array(string()), maxLength(2)), 'Die Strasse ist nicht lesbar.'),
  },
  'Die Adresse ist nicht lesbar.',
);

/** Converts the lines of a street to form fields, so that the rules of the form apply. */
export const formFields = ({ street: [street, addition], ...fields }: { street: readonly string[] }) => ({
  ...fields,
  street,
  addition,
});
