import { customers } from '../../../fixtures/shop/customers.ts';
import { refusal } from '../server/refusal.ts';
import type { Session } from './session.ts';

/**
 * Opens an account for this visitor only. The account is deleted with the session.
 *
 * @param fields fields that passed the form's rules
 * @throws an HTTP error that names the e-mail field if the e-mail already has an account
 */
export function openAccount(session: Session, fields: Readonly<Record<string, string>>): void {
  const email = (fields.email ?? '').trim().toLowerCase();
  if (customers.some((customer) => customer.email === email)) {
    const text = 'Zu dieser E-Mail gibt es schon ein Konto. Bitte melden Sie sich an.';
    throw refusal(422, text, { field: 'email' });
  }
  const text = (name: string) => (fields[name] ?? '').trim();
  const address = (prefix: string) => ({
    firstName: text(`${prefix}firstname`),
    lastName: text(`${prefix}lastname`),
    company: text(`${prefix}company`) || undefined,
    phone: text(`${prefix}phone`),
    street: [text(`${prefix}street`)],
    zip: text(`${prefix}zip`),
    city: text(`${prefix}city`),
  });
  const isShippedElsewhere = Boolean(fields.differentshipping);
  const billing = { ...address(''), id: 1, isDefaultBilling: true, isDefaultShipping: !isShippedElsewhere };
  const shipping = { ...address('shipping'), id: 2, isDefaultBilling: false, isDefaultShipping: true };
  session.customer = {
    email,
    password: fields.password ?? '',
    firstName: billing.firstName,
    lastName: billing.lastName,
    addresses: isShippedElsewhere ? [billing, shipping] : [billing],
  };
  session.notice = { kind: 'success', text: `Willkommen, ${billing.firstName}.` };
}
