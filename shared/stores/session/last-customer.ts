import { configuration } from '../../api/configuration.ts';
import { hashText } from '../../kept/hash-text.ts';
import { kept } from '../../kept/kept.ts';
import { SessionConfiguration } from '../../model/configuration/session.ts';
import { text } from '../../model/values.ts';
import { resettable } from '../../registry/resettable.ts';

/** The customer for whom the last page of this device was rendered, because no call of the shop returns the customer. */
const lastCustomer = kept({ name: 'customer', where: 'device', schema: text, owner: 'anyone' });

/** A hash of this page's customer; undefined if the page does not identify its customer. */
function ownCustomer(): string | undefined {
  const { customer } = configuration(SessionConfiguration);
  return customer && hashText(customer);
}

export function rememberCustomer(): void {
  const own = ownCustomer();
  if (own) lastCustomer.write(own);
}

/**
 * Reloads the page if another customer has signed in since, because the names and addresses of the page must not be
 * used in the new session. Returns whether the page reloads. If the new customer's page stores its customer later, the
 * page reloads then.
 */
export function reloadForOther(): boolean {
  // Not before a session has ended: two pages that identify the same customer differently would reload each other
  addEventListener('storage', reloadForOther);
  const own = ownCustomer();
  const last = own && lastCustomer.read();
  const isOther = last ? last !== own : false;
  if (isOther) location.reload();
  return isOther;
}

resettable(() => removeEventListener('storage', reloadForOther));
