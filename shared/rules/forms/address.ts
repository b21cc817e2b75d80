import { object, pipe, transform } from 'valibot';
import type { Configuration } from '../../model/configuration.ts';
import { checkbox } from '../fields/choice.ts';
import { zip } from '../fields/digits.ts';
import { filledUpTo, optionalUpTo } from '../fields/text.ts';

/**
 * The address form of the address book. The output is the payload, with `street` as a list of lines.
 *
 * @see site.md section 5, "Address form"; shop.md section 5, "Address form and guest form"
 */
export function addressForm(maxLength: Configuration['maxLength']) {
  return pipe(
    object({
      ...addressFields(maxLength),
      isDefaultBilling: checkbox,
      isDefaultShipping: checkbox,
    }),
    transform(({ street, addition, ...rest }) => ({ ...rest, street: streetLines(street, addition) })),
  );
}

/** The fields that every address form has, in form order. */
export function addressFields(maxLength: Configuration['maxLength']) {
  return {
    firstName: filledUpTo(maxLength.firstName),
    lastName: filledUpTo(maxLength.lastName),
    company: optionalUpTo(maxLength.company),
    phone: filledUpTo(maxLength.phone),
    street: filledUpTo(maxLength.street),
    addition: optionalUpTo(maxLength.street),
    zip,
    city: filledUpTo(maxLength.location),
  };
}

export function streetLines(street: string, addition: string | undefined): string[] {
  return addition ? [street, addition] : [street];
}
