import { shortMonths } from '../../text/calendar.ts';

/**
 * A civil day as forms and drafts keep it: '2026-11-25'. Later days are greater texts. For fields that take a date and
 * ask no rule about it: it needs no `Temporal`.
 */
export type CivilDate = string;

/** '25.11.2026'. @see site.md section 9, "Display" */
export const formatCivilDate = (date: CivilDate): string => date.split('-').reverse().join('.');

const separated = /^(\d{1,2})[.,/ -]+(\d{1,2})[.,/ -]+(\d{4}|\d{2})$/;
const together = /^(\d{2})(\d{2})(\d{4})$/;
const named = /^(?:\p{L}+[., ]+)?(\d{1,2})[. ]+(\p{L}{3})\p{L}*[. ]+(\d{4}|\d{2})$/u;

/**
 * Reads a date as people type it: '25.11.2026', '5.1.27', '25 11 2026', '25112026', '25. November 2026', '25. Nov 2026';
 * undefined for anything else, and for a date that the calendar does not have. What a keyboard for numbers offers
 * between the digits differs: dot, comma, slash, hyphen and blank are the same.
 *
 * @param latest a year of two digits that would be later is one of the century before: of a birthday, '85' is 1985
 * @see site.md section 5, "General", whose two formats are among them
 */
export function readTypedDate(text: string, latest?: CivilDate): CivilDate | undefined {
  const typed = text.trim();
  const [, day = '', month = '', year = ''] =
    separated.exec(typed) ?? together.exec(typed) ?? named.exec(typed) ?? [];
  const inCentury = (century: string) =>
    [year.length === 2 ? `${century}${year}` : year, monthNumber(month), day.padStart(2, '0')].join('-');
  const isTooLate = latest !== undefined && year.length === 2 && inCentury('20') > latest;
  const date = inCentury(isTooLate ? '19' : '20');
  if (isCivilDate(date)) return date;
  return isCivilDate(typed) ? typed : undefined;
}

function monthNumber(month: string): string {
  const name = month.toLowerCase();
  const index = shortMonths.findIndex((each) => each.toLowerCase() === name);
  return String(index < 0 ? month : index + 1).padStart(2, '0');
}

/** Whether a text names a day that exists, as an ISO civil date. */
export function isCivilDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  // 30 February is read as 2 March.
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}
