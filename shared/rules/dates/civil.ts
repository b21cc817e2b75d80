import { months, shortMonths, shortWeekdays, weekdays } from '../../text/calendar.ts';
import { isCivilDate } from '../fields/date.ts';
import { dayLength, weekdayOf } from './day.ts';

/**
 * A civil day as forms and drafts keep it: '2026-11-25'. Later days are greater texts. For fields that take a date and
 * ask no rule about it: it needs no `Temporal`.
 */
export type CivilDate = string;

const dayNumber = (date: CivilDate) => Date.parse(`${date}T00:00:00Z`) / dayLength;
const fromNumber = (day: number) => new Date(day * dayLength).toISOString().slice(0, 10);

/** Monday = 0 */
export const weekdayOfDate = (date: CivilDate) => weekdayOf(dayNumber(date));

export const addDays = (date: CivilDate, days: number): CivilDate => fromNumber(dayNumber(date) + days);

/** The same day of another month, or the last one of a month that is shorter. */
export function addMonths(date: CivilDate, count: number): CivilDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0));
  return fromNumber(last.setUTCDate(Math.min(day, last.getUTCDate())) / dayLength);
}

export const firstOfMonth = (date: CivilDate): CivilDate => `${date.slice(0, 8)}01`;
export const lastOfMonth = (date: CivilDate): CivilDate => addDays(firstOfMonth(addMonths(date, 1)), -1);

/** '25.11.2026'. @see site.md section 9, "Display" */
export const formatCivilDate = (date: CivilDate): string => date.split('-').reverse().join('.');

/** 'Mittwoch, 25. November 2026' */
export const longDate = (date: CivilDate): string => `${weekdays[weekdayOfDate(date)]}, ${dayAndMonth(date)}`;

/** 'Mi., 25. November 2026' */
export const shortWeekdayDate = (date: CivilDate): string =>
  `${shortWeekdays[weekdayOfDate(date)]}., ${dayAndMonth(date)}`;

/** 'November 2026' */
export const monthAndYear = (date: CivilDate): string =>
  `${months[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;

const dayAndMonth = (date: CivilDate) => `${Number(date.slice(8))}. ${monthAndYear(date)}`;

const separated = /^(\d{1,2})[.,/ -]+(\d{1,2})[.,/ -]+(\d{4}|\d{2})$/;
const together = /^(\d{2})(\d{2})(\d{4})$/;
const named = /^(?:\p{L}+[., ]+)?(\d{1,2})[. ]+(\p{L}{3})\p{L}*[. ]+(\d{4})$/u;

/**
 * Reads a date as people type it: '25.11.2026', '5.1.27', '25 11 2026', '25112026', '25. November 2026', '25. Nov 2026';
 * undefined for anything else, and for a date that the calendar does not have. What a keyboard for numbers offers
 * between the digits differs: dot, comma, slash, hyphen and blank are the same.
 *
 * @see site.md section 5, "General", whose two formats are among them
 */
export function readTypedDate(text: string): CivilDate | undefined {
  const typed = text.trim();
  const [, day = '', month = '', year = ''] =
    separated.exec(typed) ?? together.exec(typed) ?? named.exec(typed) ?? [];
  const date = [year.length === 2 ? `20${year}` : year, monthNumber(month), day.padStart(2, '0')].join('-');
  if (isCivilDate(date)) return date;
  return isCivilDate(typed) ? typed : undefined;
}

function monthNumber(month: string): string {
  const name = month.toLowerCase();
  const index = shortMonths.findIndex((each) => each.toLowerCase() === name);
  return String(index < 0 ? month : index + 1).padStart(2, '0');
}
