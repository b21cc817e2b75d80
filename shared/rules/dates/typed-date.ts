import { shortMonths } from '../../text/calendar.ts';

/**
 * A civil day as forms and drafts keep it: '2026-11-25'. Later days are greater texts. For fields that take a date and
 * ask no rule about it: it needs no `Temporal`.
 */
export type CivilDate = string;

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

/** Whether a text names a day that exists, as an ISO civil date. */
export function isCivilDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  // 30 February is read as 2 March.
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}
