import { array, looseObject, maxLength, message, pipe, string } from 'valibot';

/** An address in a JSON body, with its street as a list of lines; its other fields are those of a form. */
export const AddressBody = looseObject(
  {
    street: message(pipe(array(string()), maxLength(2)), 'Die Strasse ist nicht lesbar.'),
  },
  'Die Adresse ist nicht lesbar.',
);

/** Converts the lines of a street to form fields, to apply the form's rules. */
export const formFields = ({ street: [street, addition], ...fields }: { street: readonly string[] }) => ({
  ...fields,
  street,
  addition,
});
