import { configuration } from '../api/configuration.ts';
import { SessionConfiguration } from '../model/configuration.ts';
import { hashText } from './hash-text.ts';

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
  if (customer) return `#${hashText(customer)}`;
  return authenticated ? unnamed : 'visitor';
}
