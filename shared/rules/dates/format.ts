import { months, shortMonths, weekdays } from '../../text/calendar.ts';
import { hour, minute, plainTime } from './day.ts';
import type { Temporal } from './temporal.ts';

type CivilDate = Pick<Temporal.PlainDate, 'year' | 'month' | 'day'>;
type CivilTime = Pick<Temporal.PlainTime, 'hour' | 'minute'>;

const pad = (number: number, digits = 2) => String(number).padStart(digits, '0');

/** Format: '24.12.2026'. @see site.md section 9, "Display" */
export function formatDate({ year, month, day }: CivilDate): string {
  return `${pad(day)}.${pad(month)}.${pad(year, 4)}`;
}

/** Format: '24. Dez 2026' */
export function formatShortDate(date: CivilDate): string {
  return `${pad(date.day)}. ${shortMonth(date)} ${pad(date.year, 4)}`;
}

/** Format: '24. Dezember', without the year */
export function formatDayMonth(date: CivilDate): string {
  return `${pad(date.day)}. ${fullMonth(date)}`;
}

/** 'Dezember / 2026': the label of a month in the event filter. @see site.md section 2.13 */
export function formatMonth(date: Pick<CivilDate, 'year' | 'month'>): string {
  return `${fullMonth(date)} / ${pad(date.year, 4)}`;
}

/** '12-26': the value of a month in the event filter. @see site.md section 3, "Event filter" */
export function monthValue({ year, month }: Pick<CivilDate, 'year' | 'month'>): string {
  return `${pad(month)}-${pad(year % 100)}`;
}

/** Format: '15:30' */
export function formatTime({ hour, minute }: CivilTime): string {
  return `${pad(hour)}:${pad(minute)}`;
}

/** Format: 'Dez' */
export function shortMonth({ month }: Pick<CivilDate, 'month'>): string {
  return shortMonths[month - 1] ?? '';
}

/** Format: 'Dezember' */
function fullMonth({ month }: Pick<CivilDate, 'month'>): string {
  return months[month - 1] ?? '';
}

/** Format: 'Donnerstag' */
export function weekdayName({ dayOfWeek }: Pick<Temporal.PlainDate, 'dayOfWeek'>): string {
  return weekdays[dayOfWeek - 1] ?? '';
}

/**
 * The time of day for decimal hours, rounded to the minute: 15.5 is 15:30.
 *
 * @param hours from 0 to below 24
 * @throws RangeError for any other number
 * @see shop.md section 9, "Scheduling"
 */
export function timeFromHours(hours: number): Temporal.PlainTime {
  return plainTime(hoursToMs(hours));
}

/** Converts decimal hours like `timeFromHours`, but to milliseconds since midnight. */
export function hoursToMs(hours: number): number {
  const ms = Math.round((hours * hour) / minute) * minute;
  if (!(ms >= 0 && ms < 24 * hour)) throw RangeError(`invalid hours: ${hours}`);
  return ms;
}
