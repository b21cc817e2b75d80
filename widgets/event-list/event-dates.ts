import { compareDates } from '../../shared/rules/dates/compare.ts';
import { plainDateTime } from '../../shared/rules/dates/day.ts';
import { formatDayMonth, formatTime, shortMonth, weekdayName } from '../../shared/rules/dates/format.ts';
import type { Temporal } from '../../shared/rules/dates/temporal.ts';
import { readMoment } from '../../shared/rules/dates/wire.ts';

/**
 * Date and time of an event: 'Samstag, 05. Dezember, 14:00 - 16:00 Uhr'. Without an end, the line contains only the
 * start. An end on another day includes its date.
 *
 * @see site.md section 2.13, "Event list"
 */
export function eventLine(start: Temporal.PlainDateTime, end?: Temporal.PlainDateTime): string {
  const from = `${dayOf(start)}, ${formatTime(start)}`;
  if (!end) return `${from} Uhr`;
  const isSameDay = end.toPlainDate().equals(start);
  return `${from} - ${isSameDay ? '' : `${dayOf(end)}, `}${formatTime(end)} Uhr`;
}

const dayOf = (date: Temporal.PlainDateTime) => `${weekdayName(date)}, ${formatDayMonth(date)}`;

/**
 * The dates on the card of an event, in the time of Zurich; undefined if the start is invalid. An end that is invalid
 * or before the start is ignored.
 */
export function eventDates(start: string, end: string | undefined) {
  const from = readMoment(start);
  if (from === undefined) return undefined;
  const to = end === undefined ? undefined : readMoment(end);
  const date = plainDateTime(from);
  const written = to === undefined ? undefined : plainDateTime(to);
  const until = written && compareDates(written, '>=', date) ? written : undefined;
  return {
    day: String(date.day).padStart(2, '0'),
    month: shortMonth(date),
    line: eventLine(date, until),
  };
}
