import { shopDay } from '../../../shared/api/shop-day.ts';
import { type CivilDate, formatCivilDate, readTypedDate } from '../../../shared/rules/dates/typed-date.ts';
import { birthdayLimits, futureDateLimits } from '../../../shared/rules/fields/bounds.ts';
import { pageBounds } from '../fields/page-bounds.ts';

const isBirthday = ({ name }: HTMLInputElement) => name === 'birthday';

/** Returns the first and the last date that the form's rule accepts. The calendar has the same limits. */
export function dateLimits(field: HTMLInputElement, today: CivilDate) {
  const limits = isBirthday(field) ? birthdayLimits : futureDateLimits;
  return limits(today, pageBounds(field));
}

/** Returns the date in a field; undefined if the date cannot be parsed. */
export const readDate = (field: HTMLInputElement, today: CivilDate): CivilDate | undefined =>
  readTypedDate(field.value, isBirthday(field) ? today : undefined);

/**
 * Rewrites a typed date in the format that every server accepts: '3.4.19' becomes '03.04.2019'.
 *
 * @see site.md section 5, "General"
 */
export function writeDate(field: HTMLInputElement): void {
  const date = readDate(field, shopDay());
  if (date) field.value = formatCivilDate(date);
}
