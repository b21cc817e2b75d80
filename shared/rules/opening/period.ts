import type { Holiday } from '../../model/branch.ts';
import { type Day, dayAt, dayLength, hour, type Moment } from '../dates/day.ts';
import { readMoment } from '../dates/wire.ts';

/** A stretch of time on Zurich's clock, both ends included. */
export interface Period {
  start: Moment;
  end: Moment;
}

/**
 * When a special opening or a closure lasts, or undefined when its dates cannot be read or it would end before
 * it starts. A date alone lasts from the first to the last millisecond of the day. An end at midnight is the end of the
 * day before: a closure until 00:00 of the 26th leaves the 26th alone.
 */
export function periodOf({ startDate, endDate }: Pick<Holiday, 'startDate' | 'endDate'>): Period | undefined {
  const start = readMoment(startDate);
  const end = readMoment(endDate, 'end');
  if (start === undefined || end === undefined || end < start) return undefined;
  return { start, end: end > start && end % dayLength === 0 ? end - 1 : end };
}

/** What to tell developers about a holiday without a period. */
export function unreadable(branchId: string, { name, startDate, endDate }: Holiday): string {
  return `Branch ${branchId}: holiday "${name}", ${startDate} to ${endDate}, left out`;
}

export function covers({ start, end }: Period, moment: Moment): boolean {
  return start <= moment && moment <= end;
}

/** Whether any part of a day lies in the period: the period widened to whole days. */
export function touches({ start, end }: Period, day: Day): boolean {
  return dayAt(start) <= day && day <= dayAt(end);
}

/** The part of a period that lies on a day that it touches, in ms since that day's midnight. */
export function partOn({ start, end }: Period, day: Day): Period {
  const midnight = day * dayLength;
  return { start: Math.max(start - midnight, 0), end: Math.min(end - midnight, dayLength - 1) };
}

/**
 * Whether a period takes up a delivery day: from before 05:00 to after 09:00.
 *
 * @see shop.md section 5, "Date checks", 1. The wider class of section 9 serves the info window alone.
 */
export function takesWholeDay(period: Period, day: Day): boolean {
  if (!touches(period, day)) return false;
  const { start, end } = partOn(period, day);
  return start < 5 * hour && end > 9 * hour;
}
