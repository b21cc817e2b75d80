import { shortMonths } from '../../text/calendar.ts';
import { type Temporal, temporal } from '../temporal.ts';

const formats = [/^(\d\d)\.(\d\d)\.(\d{4})$/, /^(\d\d)\. (\p{L}{3}) (\d{4})$/u];

/**
 * Reads a date as the date picker writes it: 'DD.MM.YYYY' or 'DD. Mon YYYY' with a German short month.
 * Anything else, and a date that the calendar does not have, is undefined.
 *
 * @see site.md section 5, "General"
 */
export function parseDate(text: string): Temporal.PlainDate | undefined {
  for (const format of formats) {
    const [, day = '', month = '', year = ''] = format.exec(text) ?? [];
    const date = day && dateOf(Number(year), monthNumber(month), Number(day));
    if (date) return date;
  }
  return undefined;
}

function monthNumber(month: string): number {
  return Number(month) || shortMonths.indexOf(month) + 1;
}

function dateOf(year: number, month: number, day: number): Temporal.PlainDate | undefined {
  if (month < 1 || month > 12 || day < 1) return undefined;
  const date = temporal().PlainDate.from({ year, month, day }, { overflow: 'constrain' });
  return date.day === day ? date : undefined;
}
