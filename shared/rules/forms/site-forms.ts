import type { GenericSchema } from 'valibot';
import type { Configuration } from '../../model/configuration.ts';
import type { SiteFormName } from '../../model/site-form.ts';
import type { CivilDate } from '../dates/typed-date.ts';
import { isTicked } from '../fields/choice.ts';
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
  /** Whether the form has a field of that name: two of the forms come in two kinds */
  has(field: string): boolean;
}

/** Its rule, and what is shown of it for what has been entered. */
export interface SiteForm {
  rule(circumstances: Circumstances): GenericSchema<unknown, object>;
  /** The parts that are shown, and count, only at times; by their name in the markup */
  parts?(values: FormValues): Readonly<Record<string, boolean>>;
}

/**
 * Every form of the site, by its name in the markup.
 *
 * @see site.md sections 2.11, 2.19, 4.10, 4.11 and 5
 */
export const siteForms: Readonly<Record<SiteFormName, SiteForm>> = {
  login: { rule: () => loginForm },
  signup: {
    rule: ({ maxLength }) => signupForm(maxLength),
    parts: ({ differentshipping }) => ({ shipping: isTicked(differentshipping) }),
  },
  'password-lost': { rule: ({ has }) => (has('email') ? passwordRequestForm : newPasswordForm) },
  account: {
    rule: ({ today }) => accountForm(today),
    parts: ({ changepassword }) => ({ password: isTicked(changepassword) }),
  },
  newsletter: {
    rule: ({ has, today }) => (has('issubscribed') ? customerNewsletterForm : guestNewsletterForm(today)),
  },
  'footer-newsletter': { rule: () => footerNewsletterForm },
  contact: { rule: () => contactForm },
  'birthday-event': {
    rule: ({ today }) => birthdayEventForm(today),
    parts: ({ allergies, photocd }) => ({ allergies: allergies === '1', photocd: photocd === 'yes' }),
  },
  'cake-order': {
    rule: ({ today }) => cakeOrderForm(today),
    parts(values) {
      const { decoration, otherFilling } = cakeOrderParts(values);
      return { decoration, filling: otherFilling };
    },
  },
  'customer-card': { rule: () => customerCardForm },
  offer: { rule: () => offerForm },
};
