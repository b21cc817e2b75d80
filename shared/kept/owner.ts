import { configuration } from '../api/configuration.ts';
import { perVisitor } from '../api/per-visitor.ts';
import { hasSessionCookie, mayBeSignedIn } from '../api/unauthorized.ts';
import { SessionConfiguration } from '../model/configuration/session.ts';
import { resettable } from '../registry/resettable.ts';
import { hashText } from './hash-text.ts';

/**
 * The owner of a stored value.
 *
 * - `device`: a setting of the device, such as a collapsed section. Survives every sign-in and sign-out.
 * - `anyone`: belongs to the user of the tab. Survives a sign-in and the end of a session, but not a sign-out.
 * - `visitor`: belongs to a person who is not signed in. A customer who signs in becomes the owner.
 * - `guest`: belongs to a person who is not signed in. Deleted after a sign-in.
 * - `#…`: belongs to a customer.
 * - `unknown`: belongs to a person who may or may not be signed in. Never stored.
 */
export type Owner = 'device' | 'anyone' | 'visitor' | 'guest' | 'unknown' | Customer;
export type Customer = `#${string}`;

/**
 * A signed-in customer whom the configuration of the page does not identify. Before another such customer signs in, the
 * device always opens a page without a customer.
 */
export const unnamed: Customer = '#';

export const isCustomer = (owner: unknown): owner is Customer =>
  typeof owner === 'string' && owner.startsWith('#');

/**
 * The storage key of a value without the prefix: the name, followed by the owner if the owner is a customer. Names
 * contain no '#'.
 */
export const keyOf = (name: string, of: Owner) => (isCustomer(of) ? name + of : name);

/** Converts storage keys to the names of the values that `own` may read: values of this owner and of a visitor. */
export function ownNames(keys: readonly string[], own: Owner): string[] {
  const names = keys.map((key) => (isCustomer(own) && key.endsWith(own) ? key.slice(0, -own.length) : key));
  return [...new Set(names.filter((name) => !name.includes('#')))];
}

type Shopper = 'visitor' | 'unknown' | Customer;

let onSharedPage: Shopper | undefined;

/** The person for whom the page was rendered. On a page that several visitors share, the person who opened the page. */
export function shopper(): Shopper {
  const { authenticated, customer } = configuration(SessionConfiguration);
  if (customer) return `#${hashText(customer)}`;
  if (authenticated) return unnamed;
  if (perVisitor(true)) return 'visitor';
  // The owner is remembered, because input on the page belongs to the customer even after the session has ended
  onSharedPage ??= hasSessionCookie() ? unnamed : mayBeSignedIn() ? 'unknown' : 'visitor';
  return onSharedPage;
}

resettable(() => {
  onSharedPage = undefined;
});
