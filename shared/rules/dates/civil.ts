import { months, shortWeekdays, weekdays } from '../../text/calendar.ts';
import { dayLength, weekdayOf } from './day.ts';
import type { CivilDate } from './typed-date.ts';

export { formatCivilDate } from './typed-date.ts';
export type { CivilDate };

const dayNumber = (date: CivilDate) => Date.parse(`${date}T00:00:00Z`) / dayLength;
const fromNumber = (day: number) => new Date(day * dayLength).toISOString().slice(0, 10);

/** The weekday of a date: Monday is 0 */
export const weekdayOfDate = (date: CivilDate) => weekdayOf(dayNumber(date));

export const addDays = (date: CivilDate, days: number): CivilDate => fromNumber(dayNumber(date) + days);

/** The same day of another month, or the last day of a shorter month. */
export function addMonths(date: CivilDate, count: number): CivilDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0));
  return fromNumber(last.setUTCDate(Math.min(day, last.getUTCDate())) / dayLength);
}

export const firstOfMonth = (date: CivilDate): CivilDate => `${date.slice(0, 8)}01`;
export const lastOfMonth = (date: CivilDate): CivilDate => addDays(firstOfMonth(addMonths(date, 1)), -1);

/** Format: 'Mittwoch, 25. November 2026' */
export const longDate = (date: CivilDate): string => `${weekdays[weekdayOfDate(date)]}, ${dayAndMonth(date)}`;

/** Format: 'Mi., 25. November 2026' */
export const shortWeekdayDate = (date: CivilDate): string =>
  `${shortWeekdays[weekdayOfDate(date)]}., ${dayAndMonth(date)}`;

/** Format: 'November 2026' */
export const monthAndYear = (date: CivilDate): string =>
  `${months[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;

const dayAndMonth = (date: CivilDate) => `${Number(date.slice(8))}. ${monthAndYear(date)}`;
