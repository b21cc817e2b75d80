import type { Branch, OpeningTime } from '../../model/branch.ts';
import { type Day, dayAt, dayLength, type Moment, second, weekdayOf } from '../dates/day.ts';
import { covers, describeInvalidDates, type Period, periodOf, touches } from './period.ts';

/** The opening hours of a branch, parsed for checking many days. Times are milliseconds since midnight. */
export interface BranchHours {
  /** Opening times by weekday; Monday is 0. A range that ends after midnight has an end above 24 hours */
  weekdays: readonly (readonly Period[])[];
  specialOpenings: readonly Period[];
  closures: readonly Period[];
  /** Invalid entries that are ignored; reported to the developer's console */
  problems: readonly string[];
}

const specialOpening = 1;

/**
 * Parses the opening times and holidays of a branch. If a closing time is before the opening time, the branch closes
 * after midnight.
 *
 * @param read parses the dates of a holiday
 * @see site.md section 4.6
 */
export function branchHours(
  branch: Pick<Branch, 'id' | 'openingTimes' | 'holidays'>,
  read = periodOf,
): BranchHours {
  const problems: string[] = [];
  const weekdays: Period[][] = [[], [], [], [], [], [], []];
  for (const openingTime of branch.openingTimes) {
    const { weekday, opens, closes } = openingTime;
    const range = rangeOf(openingTime);
    if (range) weekdays[weekday]?.push(range);
    else problems.push(`Branch ${branch.id}: opening time ${weekday}, ${opens} to ${closes}, left out`);
  }
  const specialOpenings: Period[] = [];
  const closures: Period[] = [];
  for (const holiday of branch.holidays) {
    const period = read(holiday);
    if (period) (holiday.openingType === specialOpening ? specialOpenings : closures).push(period);
    else problems.push(describeInvalidDates(branch.id, holiday));
  }
  return { weekdays, specialOpenings, closures, problems };
}

/**
 * The range from opening to closing, in milliseconds since midnight of the weekday. Undefined if the weekday or a time
 * is invalid. If closing is before opening, the branch closes after midnight.
 */
export function rangeOf({ weekday, opens, closes }: OpeningTime): Period | undefined {
  const start = opens * second;
  const end = closes < opens ? closes * second + dayLength : closes * second;
  const isValid = Number.isInteger(weekday) && weekday >= 0 && weekday <= 6 && opens >= 0 && closes >= 0;
  return isValid && start <= dayLength && end <= 2 * dayLength ? { start, end } : undefined;
}

/** Whether all opening times are valid. If an opening time is invalid, widgets must not show the branch as closed. */
export const hasValidHours = ({ openingTimes }: Pick<Branch, 'openingTimes'>): boolean =>
  openingTimes.every(rangeOf);

/**
 * Whether a branch is open at a moment. Special openings take precedence over closures, and closures take precedence
 * over opening times.
 *
 * @see shop.md section 4, "Branch open check"
 */
export function isOpenAt({ weekdays, specialOpenings, closures }: BranchHours, moment: Moment): boolean {
  const day = dayAt(moment);
  const time = moment - day * dayLength;
  return (
    specialOpenings.some((period) => covers(period, moment)) ||
    ((within(weekdays[weekdayOf(day)], time) ||
      within(pastMidnight(weekdays[weekdayOf(day - 1)]), time + dayLength)) &&
      !closures.some((period) => covers(period, moment)))
  );
}

/** The next moment at which a branch may open or close; Infinity if the branch never opens or closes. */
export function nextChange({ weekdays, specialOpenings, closures }: BranchHours, moment: Moment): Moment {
  const today = dayAt(moment);
  let next = Number.POSITIVE_INFINITY;
  const look = ({ start, end }: Period, midnight = 0) => {
    // The end is included in the period, so the change is one millisecond later
    for (const change of [midnight + start, midnight + end + 1])
      if (change > moment && change < next) next = change;
  };
  // The loop starts with yesterday, because its hours can end after midnight, and ends with the same weekday of next
  // week
  for (let day = today - 1; day <= today + 7; day++)
    for (const range of weekdays[weekdayOf(day)] ?? []) look(range, day * dayLength);
  for (const period of [...specialOpenings, ...closures]) look(period);
  return next;
}

/**
 * Whether a branch is open at any time of a day, with the same precedence as in {@link isOpenAt}. Special openings and
 * closures apply to every day that they touch. Hours of the previous day that end after midnight do not count.
 */
export function isOpenOn({ weekdays, specialOpenings, closures }: BranchHours, day: Day): boolean {
  return (
    specialOpenings.some((period) => touches(period, day)) ||
    ((weekdays[weekdayOf(day)]?.length ?? 0) > 0 && !closures.some((period) => touches(period, day)))
  );
}

/** The ranges that end on the next day, without ranges that end at 24:00. */
const pastMidnight = (ranges: readonly Period[] = []) => ranges.filter(({ end }) => end > dayLength);

function within(ranges: readonly Period[] = [], time: number): boolean {
  return ranges.some((range) => covers(range, time));
}
