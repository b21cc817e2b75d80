import { type CivilDate, formatCivilDate, readTypedDate } from '../../shared/rules/dates/typed-date.ts';
import type { FailingField } from '../../shared/rules/form.ts';
import { type Limits, refusal } from '../../shared/ui/date-picker/refusal.ts';
import { dateFields } from './controls.ts';

const isBirthday = ({ name }: HTMLInputElement) => name === 'birthday';

/** What the page sets, by `data-min` and `data-max` of the field. */
const pageLimits = ({ dataset: { min, max } }: HTMLInputElement) => ({
  min: readTypedDate(min ?? ''),
  max: readTypedDate(max ?? ''),
});

/** The days to choose from: those limits, and what the field's name says of today. */
export function dateLimits(field: HTMLInputElement, today: CivilDate): Pick<Limits, 'min' | 'max'> {
  const { min, max } = pageLimits(field);
  return isBirthday(field)
    ? { min, max: max && max < today ? max : today }
    : { min: min && min > today ? min : today, max };
}

/** The day that stands in a field. */
export const readDate = (field: HTMLInputElement, today: CivilDate): CivilDate | undefined =>
  readTypedDate(field.value, isBirthday(field) ? today : undefined);

/** Writes a day as every server reads it, '03.04.2019' for '3.4.19'. @see site.md section 5, "General" */
export function writeDate(field: HTMLInputElement, today: CivilDate): void {
  const date = readDate(field, today);
  if (date) field.value = formatCivilDate(date);
}

/** The dates that the page does not take; what else is wrong with them, the form's rule knows. */
export function datesOutOfLimits(form: HTMLFormElement, today: CivilDate): FailingField[] {
  return dateFields(form).flatMap((field) => {
    const date = readDate(field, today);
    const message = date && refusal(pageLimits(field), date);
    return message ? [{ name: field.name, message }] : [];
  });
}
