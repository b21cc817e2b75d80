import { shortMonths } from '../../text/calendar.ts';

/**
 * A civil day in forms and drafts: '2026-11-25'. Can be compared as a string. Date fields without date rules use this
 * type, because it works without `Temporal`.
 */
export type CivilDate = string;

/** Format: '25.11.2026'. @see site.md section 9, "Display" */
export const formatCivilDate = (date: CivilDate): string => date.split('-').reverse().join('.');

const separated = /^(\d{1,2})[.,/ -]+(\d{1,2})[.,/ -]+(\d{4}|\d{2})$/;
const together = /^(\d{2})(\d{2})(\d{4})$/;
const named = /^(?:\p{L}+[., ]+)?(\d{1,2})[. ]+(\p{L}{3})\p{L}*[. ]+(\d{4}|\d{2})$/u;

/**
 * Parses a typed date: '25.11.2026', '5.1.27', '25 11 2026', '25112026', '25. November 2026', '25. Nov 2026',
 * '2026-11-25'. Undefined for other texts and for dates that do not exist. Dot, comma, slash, hyphen and space are
 * equal separators, because numeric keyboards offer different separators.
 *
 * @param latest a date with a two-digit year that would be after this day belongs to the previous century: in a
 * birthday, '85' is 1985
 * @see site.md section 5, "General", which specifies some of these formats
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

/** Whether a text is the ISO date of a day that exists. */
export function isCivilDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  // `Date` parses 30 February as 2 March.
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}
