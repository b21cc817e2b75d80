import type { Holiday } from '../../model/branch.ts';
import { type Openness, openingText } from '../../text/opening.ts';
import { dayAt, type Moment, momentOf, plainDate, plainDateTime, second } from '../dates/day.ts';
import { formatDate, formatTime } from '../dates/format.ts';
import type { Temporal } from '../dates/temporal.ts';
import { inZurich } from '../dates/zurich.ts';
import { type Period, partOnDay, periodOf } from './period.ts';

/** Maximum number of lines in the info window. @see site.md section 9, "Locations" */
const maxLines = 2;

export interface HolidayLine {
  /** The specified wording, for example 'Adventsverkauf 11:00 bis 18:00 Uhr geöffnet' */
  text: string;
  /** The date to show beside a text that contains no date; undefined if the text contains a date */
  day: { iso: string; written: string } | undefined;
}

/**
 * The lines of the 'Sonderöffnungszeiten' of a branch: at most the next two holidays that have not ended, the earliest
 * first. Holidays with invalid dates are omitted.
 *
 * @see site.md section 4.6, "Holiday display in the info window"
 */
export function holidayLines(holidays: readonly Holiday[], now: Temporal.Instant): HolidayLine[] {
  const present = momentOf(inZurich(now));
  return holidays
    .flatMap((holiday) => {
      const period = periodOf(holiday);
      return period && period.end > present ? [{ holiday, period }] : [];
    })
    .sort((a, b) => a.period.start - b.period.start)
    .slice(0, maxLines)
    .map(({ holiday, period }) => ({ text: wording(holiday, period), day: dayOf(period) }));
}

function dayOf({ start, end }: Period): HolidayLine['day'] {
  if (dayAt(start) !== dayAt(end)) return undefined;
  const date = plainDate(dayAt(start));
  return { iso: date.toString(), written: formatDate(date) };
}

function wording({ name, openingType }: Holiday, period: Period): string {
  const { start, end } = period;
  const state: Openness = openingType === 1 ? 'open' : 'closed';
  if (dayAt(start) !== dayAt(end))
    return openingText.severalDays(name, dateTime(start), dateTime(end), state);
  const part = partOnDay(period, dayAt(start));
  switch (timeRange(wholeSeconds(part.start), wholeSeconds(part.end))) {
    case 'wholeDay':
      return openingText.wholeDay(name, state);
    case 'morning':
      return openingText.morning(name, state);
    case 'afternoon':
      return openingText.afternoon(name, state);
    case 'closedFrom':
      return openingText.closedFrom(name, time(start), state);
    case 'other':
      return openingText.sameDay(name, time(start), time(end), state);
  }
}

const wholeSeconds = (ms: number) => Math.floor(ms / second);
const time = (moment: Moment) => formatTime(plainDateTime(moment));
const dateTime = (moment: Moment) => `${formatDate(plainDateTime(moment))} ${time(moment)}`;

/** Converts hours to seconds since midnight. */
const at = (hours: number) => hours * 3600;

export type TimeRange = 'wholeDay' | 'morning' | 'afternoon' | 'closedFrom' | 'other';

const classes: readonly [TimeRange, (start: number, end: number) => boolean][] = [
  ['wholeDay', (start, end) => start <= at(5) && end >= at(23)],
  ['morning', (start, end) => start <= at(5) && end === at(12)],
  ['afternoon', (start, end) => start === at(12) && end >= at(19)],
  ['closedFrom', (start, end) => start <= at(21) && end >= at(22)],
];

/**
 * The class of a time range within one day. If several classes match, the precedence is: whole day, morning, afternoon,
 * closed-from.
 *
 * @param start seconds since midnight, like `end`
 * @see site.md section 4.6, "Time-range classification"
 */
export function timeRange(start: number, end: number): TimeRange {
  return classes.find(([, fits]) => fits(start, end))?.[0] ?? 'other';
}
