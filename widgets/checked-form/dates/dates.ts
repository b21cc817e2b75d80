import { shopDay } from '../../../shared/api/shop-day.ts';
import { type CivilDate, formatCivilDate, readTypedDate } from '../../../shared/rules/dates/typed-date.ts';
import { birthdayLimits, futureDateLimits } from '../../../shared/rules/fields/bounds.ts';
import { pageBounds } from '../fields/page-bounds.ts';

const isBirthday = ({ name }: HTMLInputElement) => name === 'birthday';

/** The days that the calendar of a field offers: those that the form's rule takes. */
export function dateLimits(field: HTMLInputElement, today: CivilDate) {
  const limits = isBirthday(field) ? birthdayLimits : futureDateLimits;
  return limits(today, pageBounds(field));
}

/** The day that stands in a field. */
export const readDate = (field: HTMLInputElement, today: CivilDate): CivilDate | undefined =>
  readTypedDate(field.value, isBirthday(field) ? today : undefined);

/** Writes a day as every server reads it, '03.04.2019' for '3.4.19'. @see site.md section 5, "General" */
export function writeDate(field: HTMLInputElement): void {
  const date = readDate(field, shopDay());
  if (date) field.value = formatCivilDate(date);
}
