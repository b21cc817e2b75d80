import { object } from 'valibot';
import { checkbox, gender, ticked } from '../fields/choice.ts';
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

/** @see site.md section 5, "Offer form" */
export const offerForm = (email = anyEmail) =>
  object({
    ...recipient,
    email,
    phone: filled,
    message: filled,
    agreenl: checkbox,
    deliverydate: optionalText,
    shipping: optionalText,
  });
