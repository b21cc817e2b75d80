import { addressText } from '../../text/address.ts';

/** Prefix of address field names in `shared/rules/forms`: `city` without a prefix, `shippingCity` with `shipping`. */
export type AddressPrefix = '' | 'shipping';

export const addressFieldNames = [
  'firstName',
  'lastName',
  'company',
  'phone',
  'gender',
  'street',
  'addition',
  'zip',
  'city',
] as const;

export const addressFieldName = (prefix: AddressPrefix, field: (typeof addressFieldNames)[number]): string =>
  prefix ? prefix + field.charAt(0).toUpperCase() + field.slice(1) : field;

export const addressLabels = (prefix: AddressPrefix = ''): Readonly<Record<string, string>> =>
  Object.fromEntries(
    addressFieldNames.map((field) => [
      addressFieldName(prefix, field),
      prefix ? addressText.ofShipping(addressText[field]) : addressText[field],
    ]),
  );
