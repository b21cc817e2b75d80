import { object } from 'valibot';
import { defaultBounds } from '../fields/bounds.ts';
import { checkbox, gender, ticked } from '../fields/choice.ts';
import { optionalDateFrom } from '../fields/date.ts';
import { zip } from '../fields/digits.ts';
import { email as anyEmail } from '../fields/email.ts';
import { filled, optionalText } from '../fields/text.ts';

const recipient = { gender, firstname: filled, lastname: filled, address: filled, zip, city: filled };

/** @see site.md section 5, "Contact form" */
export const contactForm = (email = anyEmail) =>
  object({
    gender,
    firstname: filled,
    lastname: filled,
    email,
    message: filled,
    agreenl: checkbox,
  });

/** @see site.md section 5, "Customer card form" */
export const customerCardForm = (email = anyEmail) =>
  object({
    ...recipient,
    email,
    accepttc: ticked,
    agreenl: checkbox,
  });

/**
 * @param today ISO date: the earliest delivery
 * @see site.md section 5, "Offer form"
 */
export const offerForm = (today: string, email = anyEmail, boundsOf = defaultBounds) =>
  object({
    ...recipient,
    email,
    phone: filled,
    message: filled,
    agreenl: checkbox,
    deliverydate: optionalDateFrom(today, boundsOf('deliverydate')),
    shipping: optionalText,
  });
