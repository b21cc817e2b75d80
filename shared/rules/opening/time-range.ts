/** Seconds since midnight. */
const at = (hours: number) => hours * 3600;

export type TimeRange = 'wholeDay' | 'morning' | 'afternoon' | 'closedFrom' | 'other';

const classes: readonly [TimeRange, (start: number, end: number) => boolean][] = [
  ['wholeDay', (start, end) => start <= at(5) && end >= at(23)],
  ['morning', (start, end) => start <= at(5) && end === at(12)],
  ['afternoon', (start, end) => start === at(12) && end >= at(19)],
  ['closedFrom', (start, end) => start <= at(21) && end >= at(22)],
];

/**
 * What to call a range within one day. Where several fit, the first of whole day, morning, afternoon and
 * closed-from is it.
 *
 * @param start and `end` in seconds since midnight
 * @see site.md section 4.6, "Time-range classification"
 */
export function timeRange(start: number, end: number): TimeRange {
  return classes.find(([, fits]) => fits(start, end))?.[0] ?? 'other';
}
