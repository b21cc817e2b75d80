import {
  boolean,
  fallback,
  type InferOutput,
  nullish,
  number,
  object,
  picklist,
  pipe,
  string,
  transform,
  trim,
  union,
} from 'valibot';
import { id, maybe, readable } from './values.ts';

/** 1 = Herr, 2 = Frau; forms and servers also write it as text. @see shop.md section 9, "Enumerations" */
export const Gender = pipe(union([number(), string()]), transform(Number), picklist([1, 2]));
export type Gender = InferOutput<typeof Gender>;

const flag = nullish(boolean(), false);

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
  firstName: string(),
  lastName: string(),
  company: maybe(string()),
  phone: maybe(string()),
  /** [0] street and house number, [1] an optional addition */
  street: readable(string()),
  zip: pipe(id, trim()),
  city: string(),
  email: maybe(string()),
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
