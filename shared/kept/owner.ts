import { configuration } from '../api/configuration.ts';
import { SessionConfiguration } from '../model/configuration.ts';

/**
 * Whose a kept value is.
 *
 * - `device`: a setting without a person, such as a closed section. It outlives every sign-in and sign-out.
 * - `visitor`: of somebody who is not signed in. It goes over to the customer who signs in.
 * - `guest`: of somebody who is not signed in, for nobody else: a sign-in on this device deletes it.
 * - `#…`: of a customer.
 */
export type Owner = 'device' | 'visitor' | 'guest' | Customer;
export type Customer = `#${string}`;

/** A customer of whom the page says nothing else: between two of them the pages are printed for nobody. */
export const unnamed: Customer = '#';

export const isCustomer = (owner: unknown): owner is Customer =>
  typeof owner === 'string' && owner.startsWith('#');

/** For whom the page is printed. */
export function shopper(): 'visitor' | Customer {
  const { authenticated, customer } = configuration(SessionConfiguration);
  if (customer) return `#${digest(customer)}`;
  return authenticated ? unnamed : 'visitor';
}

/** 53 bits that stand for a text: what `customer` names, such as an e-mail address, is not kept itself. */
function digest(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return ((high >>> 0) * 0x200000 + (low >>> 11)).toString(36);
}
