import { object } from 'valibot';
import { defaultBounds } from '../fields/bounds.ts';
import { gender } from '../fields/choice.ts';
import { dateFrom, dateUntil } from '../fields/date.ts';
import { wholeNumber } from '../fields/digits.ts';
import { email as anyEmail } from '../fields/email.ts';
import { chosen, filled, optionalText } from '../fields/text.ts';
import { dynamicForm } from '../form.ts';

/**
 * The form for a child's birthday party. Allergies ('1' = yes) require a description; a photo CD ('yes') requires a
 * pickup branch.
 *
 * @param today ISO date
 * @see site.md section 5, "Birthday event form", and section 3, "Special values"
 */
export function birthdayEventForm(today: string, email = anyEmail, boundsOf = defaultBounds) {
  return dynamicForm(({ allergies, photocd }) =>
    object({
      eventtype: chosen,
      childname: filled,
      birthday: dateUntil(today, boundsOf('birthday')),
      eventdate: dateFrom(today, boundsOf('eventdate')),
      participants: wholeNumber('participants', boundsOf('participants')),
      caketype: chosen,
      cakemotive: filled,
      allergies: chosen,
      allergydescr: allergies === '1' ? filled : optionalText,
      photocd: chosen,
      pikupstore: photocd === 'yes' ? chosen : optionalText,
      parentgender: gender,
      parentfirstname: filled,
      parentlastname: filled,
      parentstreet: filled,
      parentlocation: filled,
      parentphone: filled,
      parentemail: email,
    }),
  );
}
