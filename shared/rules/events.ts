import { allMonths } from '../text/calendar.ts';
import { plainDateTime } from './dates/day.ts';
import {
  formatDayMonth,
  formatMonth,
  formatTime,
  monthValue,
  shortMonth,
  weekdayName,
} from './dates/format.ts';
import { readMoment } from './dates/wire.ts';
import { inZurich } from './dates/zurich.ts';
import type { Temporal } from './temporal.ts';

/**
 * When an event takes place: 'Samstag, 05. Dezember, 14:00 - 16:00 Uhr'. Without an end, the start stands alone; an end on
 * another day has its own.
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
 * What a card says of an event's dates, on Zurich's clock; undefined where its start cannot be read. An end that cannot be
 * read, or comes before the start, is none.
 */
export function eventDates(start: string, end: string | undefined) {
  const from = readMoment(start);
  if (from === undefined) return undefined;
  const to = end === undefined ? undefined : readMoment(end);
  const date = plainDateTime(from);
  const until = to !== undefined && to >= from ? plainDateTime(to) : undefined;
  return {
    day: String(date.day).padStart(2, '0'),
    month: shortMonth(date),
    line: eventLine(date, until),
  };
}

export interface MonthOption {
  label: string;
  /** 'MM-YY'; absent for all months */
  value?: string;
}

const monthsAhead = 4;

/**
 * The choices of the event filter: all months, this one, and the four that follow.
 *
 * @see site.md sections 2.13 and 9, "Events"
 */
export function monthOptions(now: Temporal.Instant): MonthOption[] {
  const current = inZurich(now).toPlainDate().toPlainYearMonth();
  const months = Array.from({ length: monthsAhead + 1 }, (_, ahead) => current.add({ months: ahead }));
  return [
    { label: allMonths },
    ...months.map((month) => ({ label: formatMonth(month), value: monthValue(month) })),
  ];
}
