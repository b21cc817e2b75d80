import type { SavedAddress } from '../../../fixtures/shop/customers.ts';
import { shopRules } from '../../../fixtures/shop/rules.ts';
import { addressForm } from '../../../shared/rules/forms/address.ts';
import type { Session } from '../account/session.ts';
import { refusal } from '../server/refusal.ts';
import { requireValid } from '../server/validate.ts';
import { formFields } from './address-body.ts';

/** Maximum number of addresses. The limit prevents a script from filling the memory. */
const capacity = 50;

/** The signed-in customer's saved addresses. @throws an HTTP error (401) for guests */
export function addressBook({ customer, addresses }: Session): SavedAddress[] {
  if (!customer) throw refusal(401, 'Bitte melden Sie sich an.');
  const book = addresses.get(customer.email) ?? customer.addresses.map((address) => ({ ...address }));
  addresses.set(customer.email, book);
  return book;
}

const form = addressForm(shopRules.maxLength);

/** @throws an HTTP error (400) that names the first invalid field */
export function createAddress(session: Session, sent: { street: readonly string[] }): SavedAddress {
  const book = addressBook(session);
  if (book.length >= capacity) throw refusal(400, `Mehr als ${capacity} Adressen haben nicht Platz.`);
  const id = Math.max(100, ...book.map((address) => address.id)) + 1;
  const address = { id, ...requireValid(form, formFields(sent)) };
  book.push(address);
  return keepDefaults(book, address);
}

/** @throws an HTTP error: 404 for an unknown id, 400 with the name of the first invalid field */
export function changeAddress(
  session: Session,
  id: string,
  sent: { street: readonly string[] },
): SavedAddress {
  const book = addressBook(session);
  const index = indexOf(book, id);
  const address = { id: Number(id), ...requireValid(form, formFields(sent)) };
  book[index] = address;
  return keepDefaults(book, address);
}

/** @throws an HTTP error (404) for an unknown id */
export function removeAddress(session: Session, id: string): void {
  const book = addressBook(session);
  book.splice(indexOf(book, id), 1);
}

function indexOf(book: readonly SavedAddress[], id: string): number {
  const index = book.findIndex((address) => String(address.id) === id);
  if (index === -1) throw refusal(404, 'Diese Adresse gibt es nicht mehr.', { addressId: id });
  return index;
}

/** Makes `latest` the only default address of each kind for which `latest` is marked as default. Returns `latest`. */
function keepDefaults(book: readonly SavedAddress[], latest: SavedAddress): SavedAddress {
  for (const other of book) {
    if (other === latest) continue;
    if (latest.isDefaultBilling) other.isDefaultBilling = false;
    if (latest.isDefaultShipping) other.isDefaultShipping = false;
  }
  return latest;
}
