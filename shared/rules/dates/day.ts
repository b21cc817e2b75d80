import { type Temporal, temporal } from './temporal.ts';

/**
 * A civil day as the number of days since 1970-01-01. Rules that check many days calculate with these numbers, and
 * create Temporal values only for their results, because the polyfill is slow.
 */
export type Day = number;

/** A date and time in Zurich, as milliseconds since 1970-01-01T00:00 in Zurich. */
export type Moment = number;

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const dayLength = 24 * hour;

type CivilDate = Pick<Temporal.PlainDate, 'year' | 'month' | 'day'>;
type CivilTime = Pick<Temporal.PlainTime, 'hour' | 'minute' | 'second' | 'millisecond'>;

export function dayOf({ year, month, day }: CivilDate): Day {
  // `Date.UTC` would map the years 0 to 99 to 1900 to 1999.
  return new Date(0).setUTCFullYear(year, month - 1, day) / dayLength;
}

/** A time of day as milliseconds since midnight. */
export function timeOfDay(time: CivilTime): number {
  return time.hour * hour + time.minute * minute + time.second * second + time.millisecond;
}

export function momentOf(dateTime: CivilDate & CivilTime): Moment {
  return dayOf(dateTime) * dayLength + timeOfDay(dateTime);
}

export function dayAt(moment: Moment): Day {
  return Math.floor(moment / dayLength);
}

/** The weekday of a day: Monday is 0. Day 0, 1970-01-01, was a Thursday. @see shop.md section 9, "Enumerations" */
export function weekdayOf(day: Day): number {
  return (((day + 3) % 7) + 7) % 7;
}

export function plainDate(day: Day): Temporal.PlainDate {
  const date = new Date(day * dayLength);
  return new (temporal().PlainDate)(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

/** @param ms milliseconds since midnight, below 24 hours */
export function plainTime(ms: number): Temporal.PlainTime {
  const { floor } = Math;
  return new (temporal().PlainTime)(
    floor(ms / hour),
    floor(ms / minute) % 60,
    floor(ms / second) % 60,
    ms % second,
  );
}

export function plainDateTime(moment: Moment): Temporal.PlainDateTime {
  const day = dayAt(moment);
  return plainDate(day).toPlainDateTime(plainTime(moment - day * dayLength));
}
