import type { Branch } from '../../model/branch.ts';
import { dayLength, dayOf, momentOf, timeOfDay } from '../dates/day.ts';
import { inZurich } from '../dates/zurich.ts';
import type { Temporal } from '../temporal.ts';
import { branchHours, openAt, openOn } from './hours.ts';

type WithHours = Pick<Branch, 'id' | 'openingTimes' | 'holidays'>;

/**
 * Whether a branch is open on a date in Zurich, at a time of day or, without one, on the day as such.
 *
 * @see shop.md section 4, "Branch open check"
 */
export function isOpen(branch: WithHours, date: Temporal.PlainDate, time?: Temporal.PlainTime): boolean {
  const hours = branchHours(branch);
  const day = dayOf(date);
  return time ? openAt(hours, day * dayLength + timeOfDay(time)) : openOn(hours, day);
}

/** 'Jetzt geöffnet'. @see site.md section 2.12 */
export function isOpenNow(branch: WithHours, now: Temporal.Instant): boolean {
  return openAt(branchHours(branch), momentOf(inZurich(now)));
}
