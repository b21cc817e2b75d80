import { Address, Addresses } from '../model/address.ts';
import { customSchema } from '../model/custom-schema.ts';
import { wireId } from './cart.ts';
import { type Call, type Json, request, segment } from './client.ts';

/** A new or changed address, as the address form provides it. @see site.md section 7, "Profile addresses" */
export type AddressPayload = Omit<Address, 'id' | 'gender' | 'email'>;

type AddressCall = Call<typeof Address>;

const all = '/rest/profile/address/';
const one = (id: string) => `${all}${segment(id)}`;

/** `GET /rest/profile/address/`: the addresses of the customer. Invalid addresses are omitted */
export const fetchAddresses = (signal?: AbortSignal) =>
  request({ method: 'GET', path: all, schema: Addresses, signal });

/**
 * The call `POST /rest/profile/address/`, to pass to `request`: creates an address. A repeated request with the same
 * key does not create a second address.
 */
export const addressCreation = (address: AddressPayload): AddressCall => ({
  method: 'POST',
  path: all,
  body: payload(address),
  schema: Address,
});

/** The call `PATCH /rest/profile/address/{id}`, to pass to `request`: changes an address */
export const addressChange = (id: string, address: AddressPayload): AddressCall => ({
  method: 'PATCH',
  path: one(id),
  body: payload(address),
  schema: Address,
});

/**
 * Accepts `null`, `true` and `{}` like an empty body. Any other body is invalid, because it may come from another
 * endpoint.
 */
const Nothing = customSchema('no body', (raw) =>
  raw === null || raw === true || isEmptyObject(raw) ? true : undefined,
);

const isEmptyObject = (raw: unknown): boolean => JSON.stringify(raw) === '{}';

/** `DELETE /rest/profile/address/{id}`: deletes an address; the response has no body */
export const removeAddress = (id: string) => request({ method: 'DELETE', path: one(id), schema: Nothing });

const payload = ({ isDefaultBilling, isDefaultShipping, ...address }: AddressPayload): Json => {
  const { id: _, gender: __, email: ___, ...sent } = wireAddress(address);
  return { ...sent, isDefaultBilling, isDefaultShipping };
};

/** An address in the format of the API: empty fields are omitted, and a numeric id is an integer. */
export function wireAddress(address: Omit<Address, 'isDefaultBilling' | 'isDefaultShipping'>) {
  const { id, gender, firstName, lastName, company, phone, street, zip, city, email } = address;
  return {
    id: id === undefined ? undefined : wireId(id),
    gender,
    firstName: filled(firstName),
    lastName: filled(lastName),
    company: filled(company),
    phone: filled(phone),
    street: street.flatMap((line) => filled(line) ?? []),
    zip: filled(zip),
    city: filled(city),
    email: filled(email),
  };
}

const filled = (text: string | undefined) => text?.trim() || undefined;
