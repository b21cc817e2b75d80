import { literal, null_, strictObject, union } from 'valibot';
import { Address, Addresses } from '../model/address.ts';
import { wireId } from './cart.ts';
import { type Json, request, segment } from './client.ts';

/** A saved address as the form hands it in. @see site.md section 7, "Profile addresses" */
export type AddressPayload = Omit<Address, 'id' | 'gender' | 'email'>;

const all = '/rest/profile/address/';
const one = (id: string) => `${all}${segment(id)}`;

/** `GET /rest/profile/address/`: those that can be read */
export const fetchAddresses = (signal?: AbortSignal) =>
  request({ method: 'GET', path: all, schema: Addresses, signal });

/** `POST /rest/profile/address/`. A double click, or a repeat after a lost answer, is one address by its key. */
export const createAddress = (address: AddressPayload, key: string) =>
  request({ method: 'POST', path: all, body: payload(address), schema: Address, key });

/** `PATCH /rest/profile/address/{id}` */
export const changeAddress = (id: string, address: AddressPayload) =>
  request({ method: 'PATCH', path: one(id), body: payload(address), schema: Address });

/** What stands for no body; anything else may be somebody else's answer. */
const Nothing = union([null_(), literal(true), strictObject({})]);

/** `DELETE /rest/profile/address/{id}`: answers without a body */
export const removeAddress = (id: string) => request({ method: 'DELETE', path: one(id), schema: Nothing });

const payload = ({ isDefaultBilling, isDefaultShipping, ...address }: AddressPayload): Json => {
  const { id: _, gender: __, email: ___, ...sent } = wireAddress(address);
  return { ...sent, isDefaultBilling, isDefaultShipping };
};

/** An address as all calls send it: what is empty is absent, and an id is an integer where it looks like one. */
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
