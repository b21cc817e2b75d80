import type { Branch, OpeningTime } from '../../model/branch.ts';
import { type Day, dayAt, dayLength, type Moment, second, weekdayOf } from '../dates/day.ts';
import { covers, describeInvalidDates, type Period, periodOf, touches } from './period.ts';

/** The opening hours of a branch, parsed for checking many days. Times in ms since midnight. */
export interface BranchHours {
  /** By weekday, Monday = 0; a range that ends after midnight ends above 24 hours */
  weekdays: readonly (readonly Period[])[];
  specialOpenings: readonly Period[];
  closures: readonly Period[];
  /** Invalid entries that are ignored; for the developer's console */
  problems: readonly string[];
}

const specialOpening = 1;

/**
 * Parses the opening times and holidays of a branch. Hours that close before they open end after midnight.
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
 * From opening to closing, in ms since midnight of the weekday; undefined if the weekday or the times are invalid.
 * Closing before opening means after midnight.
 */
export function rangeOf({ weekday, opens, closes }: OpeningTime): Period | undefined {
  const start = opens * second;
  const end = closes < opens ? closes * second + dayLength : closes * second;
  const isValid = Number.isInteger(weekday) && weekday >= 0 && weekday <= 6 && opens >= 0 && closes >= 0;
  return isValid && start <= dayLength && end <= 2 * dayLength ? { start, end } : undefined;
}

/** Whether all opening times are valid. If one is invalid, widgets must not show the branch as closed. */
export const hasValidHours = ({ openingTimes }: Pick<Branch, 'openingTimes'>): boolean =>
  openingTimes.every(rangeOf);

/**
 * Whether a branch is open at a moment: special openings take precedence over closures, and closures over hours.
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

/** The first later moment at which a branch may open or close; Infinity if the state never changes. */
export function nextChange({ weekdays, specialOpenings, closures }: BranchHours, moment: Moment): Moment {
  const today = dayAt(moment);
  let next = Number.POSITIVE_INFINITY;
  const look = ({ start, end }: Period, midnight = 0) => {
    // The end itself still belongs to the period, so the change is one millisecond later
    for (const change of [midnight + start, midnight + end + 1])
      if (change > moment && change < next) next = change;
  };
  // From yesterday, because its hours can end after midnight, to the same weekday next week
  for (let day = today - 1; day <= today + 7; day++)
    for (const range of weekdays[weekdayOf(day)] ?? []) look(range, day * dayLength);
  for (const period of [...specialOpenings, ...closures]) look(period);
  return next;
}

/** {@link isOpenAt} for a whole day: special openings and closures apply to every day that they touch. */
export function isOpenOn({ weekdays, specialOpenings, closures }: BranchHours, day: Day): boolean {
  return (
    specialOpenings.some((period) => touches(period, day)) ||
    ((weekdays[weekdayOf(day)]?.length ?? 0) > 0 && !closures.some((period) => touches(period, day)))
  );
}

/** Ranges that end on the next day, without those that close at 24:00. */
const pastMidnight = (ranges: readonly Period[] = []) => ranges.filter(({ end }) => end > dayLength);

function within(ranges: readonly Period[] = [], time: number): boolean {
  return ranges.some((range) => covers(range, time));
}
