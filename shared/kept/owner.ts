import { configuration } from '../api/configuration.ts';
import { SessionConfiguration } from '../model/configuration.ts';

/**
 * Whose a kept value is.
 *
 * - `device`: a setting without a person, such as a closed section. It outlives every sign-in and sign-out.
 * - `anyone`: of whoever uses the tab. It outlives a sign-in and the end of a session, not a sign-out.
 * - `visitor`: of somebody who is not signed in. It goes over to the customer who signs in.
 * - `guest`: of somebody who is not signed in, for nobody else: a sign-in on this device deletes it.
 * - `#…`: of a customer.
 */
export type Owner = 'device' | 'anyone' | 'visitor' | 'guest' | Customer;
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

/**
 * 64 bits that stand for a text which is not kept itself: an e-mail address in `customer`, a token in a page's address.
 *
 * @see https://datatracker.ietf.org/doc/html/draft-eastlake-fnv FNV-1a
 */
export function digest(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const character of text)
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return hash.toString(36);
}
