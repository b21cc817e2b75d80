import type { Holiday } from '../../model/branch.ts';
import { type Day, dayAt, dayLength, hour, type Moment } from '../dates/day.ts';
import { readMoment } from '../dates/wire.ts';

/** A period in the time of Zurich. Start and end are included. */
export interface Period {
  start: Moment;
  end: Moment;
}

/**
 * The period of a special opening or a closure. Undefined if a date is invalid or if the end is before the start. A
 * date without a time means the whole day. An end at midnight belongs to the previous day: a closure until 00:00 of the
 * 26th does not touch the 26th.
 */
export function periodOf({ startDate, endDate }: Pick<Holiday, 'startDate' | 'endDate'>): Period | undefined {
  const start = readMoment(startDate);
  const end = readMoment(endDate, 'end');
  if (start === undefined || end === undefined || end < start) return undefined;
  return { start, end: end > start && end % dayLength === 0 ? end - 1 : end };
}

/** Creates a `periodOf` with a cache, because the branches of a chain have the same holidays. */
export function periodReader(): typeof periodOf {
  const known = new Map<string, Period | undefined>();
  return (holiday) => {
    const written = `${holiday.startDate} ${holiday.endDate}`;
    if (!known.has(written)) known.set(written, periodOf(holiday));
    return known.get(written);
  };
}

export function describeInvalidDates(branchId: string, { name, startDate, endDate }: Holiday): string {
  return `Branch ${branchId}: holiday "${name}", ${startDate} to ${endDate}, left out`;
}

export function covers({ start, end }: Period, moment: Moment): boolean {
  return start <= moment && moment <= end;
}

/** Whether a period includes at least a part of the day. */
export function touches({ start, end }: Period, day: Day): boolean {
  return dayAt(start) <= day && day <= dayAt(end);
}

/** The part of a period on a day, in milliseconds since midnight of the day. The period must touch the day. */
export function partOnDay({ start, end }: Period, day: Day): Period {
  const midnight = day * dayLength;
  return { start: Math.max(start - midnight, 0), end: Math.min(end - midnight, dayLength - 1) };
}

/**
 * Whether a period covers the delivery hours of a day: from before 05:00 to after 09:00.
 *
 * @see shop.md section 5, "Date checks", 1. The class 'whole day' in section 9 is only for the info window.
 */
export function coversWholeDay(period: Period, day: Day): boolean {
  if (!touches(period, day)) return false;
  const { start, end } = partOnDay(period, day);
  return start < 5 * hour && end > 9 * hour;
}
