import type { Temporal } from '../temporal.ts';
import { hour, minute, plainTime } from './day.ts';

/**
 * A time of day given as decimal hours: 15.5 is 15:30. Rounded to the minute.
 *
 * @param hours from 0 to below 24
 * @throws RangeError for anything that is no time of day
 * @see shop.md section 9, "Scheduling"
 */
export function timeFromHours(hours: number): Temporal.PlainTime {
  return plainTime(hoursToMs(hours));
}

/** The same in ms since midnight. */
export function hoursToMs(hours: number): number {
  const ms = Math.round((hours * hour) / minute) * minute;
  if (!(ms >= 0 && ms < 24 * hour)) throw new RangeError(`${hours} hours are no time of day`);
  return ms;
}
