import { object } from 'valibot';
import { checkbox, ticked } from '../fields/checkbox.ts';
import { email } from '../fields/email.ts';
import { gender } from '../fields/gender.ts';
import { filled } from '../fields/text.ts';
import { zip } from '../fields/zip.ts';

/** @see site.md section 5, "Customer card form" */
export const customerCardForm = object({
  gender,
  firstname: filled,
  lastname: filled,
  address: filled,
  zip,
  city: filled,
  email,
  accepttc: ticked,
  agreenl: checkbox,
});
