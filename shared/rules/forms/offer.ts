import { object } from 'valibot';
import { checkbox } from '../fields/checkbox.ts';
import { email } from '../fields/email.ts';
import { gender } from '../fields/gender.ts';
import { filled, optionalText } from '../fields/text.ts';
import { zip } from '../fields/zip.ts';

/** @see site.md section 5, "Offer form" */
export const offerForm = object({
  gender,
  firstname: filled,
  lastname: filled,
  address: filled,
  zip,
  city: filled,
  email,
  phone: filled,
  message: filled,
  agreenl: checkbox,
  deliverydate: optionalText,
  shipping: optionalText,
});
