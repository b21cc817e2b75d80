import {
  fallback,
  type InferOutput,
  number,
  object,
  picklist,
  pipe,
  string,
  transform,
  trim,
  union,
} from 'valibot';
import { customSchema, written } from './custom-schema.ts';
import { id, maybe, orAbsent, readable, text } from './values.ts';

/** 1 means Herr, 2 means Frau; as a number or as text. @see shop.md section 9, "Enumerations" */
export const Gender = pipe(union([number(), string()]), transform(Number), picklist([1, 2]));
export type Gender = InferOutput<typeof Gender>;

/** A field that may be missing. The address form then asks for the field. */
const line = maybe(id, '');

const lines = {
  ...customSchema('list', (raw) => [raw].flat().filter((each): each is string => typeof each === 'string')),
  item: text,
};

const flag = maybe(
  customSchema('flag', (raw) => raw === true || /^(?:1|true)$/.test(written(raw))),
  false,
);

/**
 * A customer's saved address, which has an `id`, or an address that a guest typed, which may have an `email`.
 *
 * @see shop.md section 3, "Address"; site.md section 3, "Profile address"
 */
export const Address = object({
  id: maybe(id),
  /** Undefined for an invalid gender, which must not invalidate the address */
  gender: fallback(maybe(Gender), undefined),
  firstName: line,
  lastName: line,
  company: orAbsent(id),
  phone: orAbsent(id),
  /** [0] street and house number, [1] an optional addition */
  street: maybe(lines, []),
  zip: pipe(line, trim()),
  city: id,
  email: orAbsent(id),
  isDefaultBilling: flag,
  isDefaultShipping: flag,
});
export type Address = InferOutput<typeof Address>;

/** Response of `GET /rest/profile/address/`. */
export const Addresses = readable(Address);

/** The addresses collected in checkout. @see shop.md section 3, "Collected checkout data" */
export const AddressInfo = object({
  customerBillingAddress: maybe(Address),
  customerShippingAddress: maybe(Address),
  guestBillingAddress: maybe(Address),
  guestShippingAddress: maybe(Address),
});
export type AddressInfo = InferOutput<typeof AddressInfo>;

/** The addresses that are saved to the cart. */
export interface CheckoutAddresses {
  billing: Address;
  shipping: Address;
}
