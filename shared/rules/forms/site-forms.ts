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
  /** On the shop's clock */
  today: CivilDate;
  maxLength: Configuration['maxLength'];
  /** Which addresses are taken; all of them where it is missing */
  email?: EmailField;
  /** What the page says of a field's limits; the defaults where it is missing */
  boundsOf?: BoundsOf | undefined;
  /** Whether the form has a field of that name: two of the forms come in two kinds */
  has(field: string): boolean;
}

/** Its rule, and what is shown of it for what has been entered. */
export interface SiteForm {
  rule(circumstances: Circumstances): GenericSchema<unknown, object>;
  /** The parts that are shown, and count, only at times; by their name in the markup */
  parts?(values: FormValues): Readonly<Record<string, boolean>>;
  /** Sent twice, it is two: a request. Of an account or a subscription there is one, however often it is sent */
  isRequest?: true;
}

/**
 * Every form of the site, by its name in the markup.
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
