import { object } from 'valibot';
import { defaultBounds } from '../fields/bounds.ts';
import { checkbox, gender, ticked } from '../fields/choice.ts';
import { optionalDateUntil } from '../fields/date.ts';
import { email as anyEmail } from '../fields/email.ts';
import { filled } from '../fields/text.ts';

/**
 * The form of the newsletter page for guests. Some versions of the page have a birthday field, which may be empty.
 *
 * @param today ISO date
 * @see site.md section 5, "Newsletter"
 */
export function guestNewsletterForm(today: string, email = anyEmail, boundsOf = defaultBounds) {
  return object({
    gender,
    firstname: filled,
    lastname: filled,
    email,
    birthday: optionalDateUntil(today, boundsOf('birthday')),
    accepttc: ticked,
  });
}

/** The form of the newsletter page for customers. Every value is valid. */
export const customerNewsletterForm = object({ issubscribed: checkbox });

/** The newsletter form in the footer of every page. */
export const footerNewsletterForm = (email = anyEmail) => object({ emailnfield: email });
