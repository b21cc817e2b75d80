import { object } from 'valibot';
import { checkbox } from '../fields/checkbox.ts';
import { email } from '../fields/email.ts';
import { gender } from '../fields/gender.ts';
import { filled } from '../fields/text.ts';

/** @see site.md section 5, "Contact form" */
export const contactForm = object({
  gender,
  firstname: filled,
  lastname: filled,
  email,
  message: filled,
  agreenl: checkbox,
});
