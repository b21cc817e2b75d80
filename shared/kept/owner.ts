import { configuration } from '../api/configuration.ts';
import { perVisitor } from '../api/per-visitor.ts';
import { hasSessionCookie, mayBeSignedIn } from '../api/unauthorized.ts';
import { SessionConfiguration } from '../model/configuration/session.ts';
import { hashText } from './hash-text.ts';

/**
 * The owner of a stored value.
 *
 * - `device`: a setting without a person, such as a collapsed section. Survives every sign-in and sign-out.
 * - `anyone`: belongs to the user of the tab, signed in or not. Survives a sign-in and the end of a
 *   session, but not a sign-out.
 * - `visitor`: belongs to a person who is not signed in. Becomes the customer's at the next sign-in.
 * - `guest`: belongs to a person who is not signed in. Deleted by a sign-in on this device.
 * - `#…`: belongs to a customer.
 * - `unknown`: belongs to a person who may or may not be signed in. Never stored.
 */
export type Owner = 'device' | 'anyone' | 'visitor' | 'guest' | 'unknown' | Customer;
export type Customer = `#${string}`;

/**
 * A signed-in customer whom the page does not identify. Between two such customers there is always a page without a
 * customer.
 */
export const unnamed: Customer = '#';

export const isCustomer = (owner: unknown): owner is Customer =>
  typeof owner === 'string' && owner.startsWith('#');

/** The key of a customer's value is its name followed by the owner, which starts with '#'. Names contain no '#'. */
export const keyOf = (name: string, of: Owner) => (isCustomer(of) ? name + of : name);

/** Names of the values with these keys that belong to this owner, or to a visitor who became this customer. */
export function ownNames(keys: readonly string[], own: Owner): string[] {
  const names = keys.map((key) => (isCustomer(own) && key.endsWith(own) ? key.slice(0, -own.length) : key));
  return [...new Set(names.filter((name) => !name.includes('#')))];
}

type Shopper = 'visitor' | 'unknown' | Customer;

let onSharedPage: Shopper | undefined;

/** The person for whom the page is rendered; on a page that several visitors share, the person who opened it. */
export function shopper(): Shopper {
  const { authenticated, customer } = configuration(SessionConfiguration);
  if (customer) return `#${hashText(customer)}`;
  if (authenticated) return unnamed;
  if (perVisitor(true)) return 'visitor';
  // Read once, because input on the page still belongs to the customer after the session has ended
  onSharedPage ??= hasSessionCookie() ? unnamed : mayBeSignedIn() ? 'unknown' : 'visitor';
  return onSharedPage;
}

/** Restores the state of a new page; for tests. */
export const resetOwner = () => {
  onSharedPage = undefined;
};
