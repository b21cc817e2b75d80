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
import { id, maybe, orAbsent, readable } from './values.ts';

/** 1 = Herr, 2 = Frau; forms and servers also write it as text. @see shop.md section 9, "Enumerations" */
export const Gender = pipe(union([number(), string()]), transform(Number), picklist([1, 2]));
export type Gender = InferOutput<typeof Gender>;

/** What a server has not got is asked for at its field: no reason to lose the address. */
const line = maybe(id, '');

const lines = customSchema('list', (raw) =>
  [raw].flat().filter((each): each is string => typeof each === 'string'),
);

const flag = maybe(
  customSchema('flag', (raw) => raw === true || /^(?:1|true)$/.test(written(raw))),
  false,
);

/**
 * A saved address of a customer, or one that a guest typed in. Saved ones have an `id`, guest ones may have an
 * `email`.
 *
 * @see shop.md section 3, "Address"; site.md section 3, "Profile address"
 */
export const Address = object({
  id: maybe(id),
  /** Dropped when the server sends another number: it is a form of address, no reason to lose the address. */
  gender: fallback(maybe(Gender), undefined),
  firstName: line,
  lastName: line,
  company: orAbsent(id),
  phone: orAbsent(id),
  /** [0] street and house number, [1] an optional addition */
  street: maybe(lines, []),
  zip: pipe(line, trim()),
  /** Without one it is no address */
  city: id,
  email: orAbsent(id),
  isDefaultBilling: flag,
  isDefaultShipping: flag,
});
export type Address = InferOutput<typeof Address>;

/** Answer of `GET /rest/profile/address/`. */
export const Addresses = readable(Address);

/** The addresses collected in checkout. @see shop.md section 3, "Collected checkout data" */
export const AddressInfo = object({
  customerBillingAddress: maybe(Address),
  customerShippingAddress: maybe(Address),
  guestBillingAddress: maybe(Address),
  guestShippingAddress: maybe(Address),
});
export type AddressInfo = InferOutput<typeof AddressInfo>;
