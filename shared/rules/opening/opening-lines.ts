import type { OpeningTime } from '../../model/branch.ts';
import { shortWeekdays } from '../../text/calendar.ts';
import { openingText } from '../../text/opening.ts';
import { rangeOf } from './hours.ts';

/** A line of opening times: 'Mo-Fr' and '06:00 - 12:00 & 13:30 - 18:30 Uhr'. */
export interface OpeningLine {
  days: string;
  hours: string;
}

/**
 * Opening times as text. Days with the same hours share a line, and consecutive days form a range. Days without a valid
 * opening time are omitted.
 *
 * @see site.md section 4.6, "Opening-time grouping"
 */
export function openingLines(openingTimes: readonly OpeningTime[]): OpeningLine[] {
  const daysByHours = new Map<string, number[]>();
  for (const [weekday] of shortWeekdays.entries()) {
    const ranges = openingTimes
      .filter((entry) => entry.weekday === weekday && rangeOf(entry))
      .sort((a, b) => a.opens - b.opens)
      .map(({ opens, closes }) => openingText.timeRange(clock(opens), clock(closes)));
    if (ranges.length === 0) continue;
    const hours = openingText.hours([...new Set(ranges)]);
    daysByHours.set(hours, [...(daysByHours.get(hours) ?? []), weekday]);
  }
  return [...daysByHours].map(([hours, days]) => ({ days: openingText.days(runs(days)), hours }));
}

function runs(days: readonly number[]): string[] {
  const found: { first: number; last: number }[] = [];
  for (const day of days) {
    const run = found.at(-1);
    if (run?.last === day - 1) run.last = day;
    else found.push({ first: day, last: day });
  }
  return found.map(({ first, last }) =>
    first === last ? name(first) : openingText.dayRange(name(first), name(last)),
  );
}

const name = (weekday: number) => shortWeekdays[weekday] ?? '';

/** Formats seconds as a time of day. Midnight at the end of the day is 24:00; later times start again at 00:00. */
function clock(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = minutes > 24 * 60 ? Math.floor(minutes / 60) % 24 : Math.floor(minutes / 60);
  return `${String(hours).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
