import { object } from 'valibot';
import { defaultBounds } from '../fields/bounds.ts';
import { checkbox, gender, ticked } from '../fields/choice.ts';
import { optionalDateUntil } from '../fields/date.ts';
import { email as anyEmail } from '../fields/email.ts';
import { filled } from '../fields/text.ts';

/**
 * The page of the newsletter, as guests see it. One reading also has a birthday, which may stay empty.
 *
 * @param today ISO civil date
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

/** The page of the newsletter, as customers see it: nothing that could be wrong. */
export const customerNewsletterForm = object({ issubscribed: checkbox });

/** The newsletter in the footer of every page. */
export const footerNewsletterForm = (email = anyEmail) => object({ emailnfield: email });
