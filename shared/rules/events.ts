import { allMonths } from '../text/calendar.ts';
import { formatDayMonth, formatMonth, formatTime, monthValue, weekdayName } from './dates/format.ts';
import { inZurich } from './dates/zurich.ts';
import type { Temporal } from './temporal.ts';

/**
 * When an event takes place: 'Samstag, 05. Dezember, 14:00 - 16:00 Uhr'. Without an end, the start stands alone.
 *
 * @see site.md section 2.13, "Event list"
 */
export function eventLine(start: Temporal.PlainDateTime, end?: Temporal.PlainDateTime): string {
  const times = end ? `${formatTime(start)} - ${formatTime(end)}` : formatTime(start);
  return `${weekdayName(start)}, ${formatDayMonth(start)}, ${times} Uhr`;
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
