import type { GenericSchema } from 'valibot';
import type { Configuration } from '../../model/configuration.ts';
import type { SiteFormName } from '../../model/site-form.ts';
import type { CivilDate } from '../dates/typed-date.ts';
import type { BoundsOf } from '../fields/bounds.ts';
import { isTicked } from '../fields/choice.ts';
import type { EmailField } from '../fields/email.ts';
import type { FormValues } from '../form.ts';
import { accountForm, loginForm, newPasswordForm, passwordRequestForm } from './account.ts';
import { birthdayEventForm } from './birthday-event.ts';
import { cakeOrderForm, cakeOrderParts } from './cake-order.ts';
import { customerNewsletterForm, footerNewsletterForm, guestNewsletterForm } from './newsletter.ts';
import { contactForm, customerCardForm, offerForm } from './requests.ts';
import { signupForm } from './signup.ts';

interface Circumstances {
  /** The current day in Zurich */
  today: CivilDate;
  maxLength: Configuration['maxLength'];
  /** The rule for e-mail addresses. By default, every valid address is accepted */
  email?: EmailField;
  /** Returns the page's limits of a field. If this function is missing, the default limits apply */
  boundsOf?: BoundsOf | undefined;
  /** Whether the form contains a field with this name; some forms have two versions with different fields */
  has(field: string): boolean;
}

export interface SiteForm {
  rule(circumstances: Circumstances): GenericSchema<unknown, object>;
  /** Whether each conditional part is shown and validated, by the name of the part in the markup */
  parts?(values: FormValues): Readonly<Record<string, boolean>>;
  /**
   * True if each submit creates a new request at the shop. Other forms change one account or subscription, however
   * often the user sends them
   */
  isRequest?: true;
}

/**
 * All forms of the site, by their name in the markup.
 *
 * @see site.md sections 2.11, 2.19, 4.10, 4.11 and 5
 */
export const siteForms: Readonly<Record<SiteFormName, SiteForm>> = {
  login: { rule: ({ email }) => loginForm(email) },
  signup: {
    rule: ({ maxLength, email }) => signupForm(maxLength, email),
    parts: ({ differentshipping }) => ({ shipping: isTicked(differentshipping) }),
  },
  'password-lost': {
    rule: ({ has, email }) => (has('email') ? passwordRequestForm(email) : newPasswordForm),
  },
  account: {
    rule: ({ today, email, boundsOf }) => accountForm(today, email, boundsOf),
    parts: ({ changepassword }) => ({ password: isTicked(changepassword) }),
  },
  newsletter: {
    rule: ({ has, today, email, boundsOf }) =>
      has('issubscribed') ? customerNewsletterForm : guestNewsletterForm(today, email, boundsOf),
  },
  'footer-newsletter': { rule: ({ email }) => footerNewsletterForm(email) },
  contact: { rule: ({ email }) => contactForm(email), isRequest: true },
  'birthday-event': {
    rule: ({ today, email, boundsOf }) => birthdayEventForm(today, email, boundsOf),
    parts: ({ allergies, photocd }) => ({ allergies: allergies === '1', photocd: photocd === 'yes' }),
    isRequest: true,
  },
  'cake-order': {
    rule: ({ today, email, boundsOf }) => cakeOrderForm(today, email, boundsOf),
    parts(values) {
      const { decoration, otherFilling } = cakeOrderParts(values);
      return { decoration, filling: otherFilling };
    },
    isRequest: true,
  },
  'customer-card': { rule: ({ email }) => customerCardForm(email), isRequest: true },
  offer: { rule: ({ today, email, boundsOf }) => offerForm(today, email, boundsOf), isRequest: true },
};
