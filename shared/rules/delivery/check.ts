import { type Day, dayOf, timeOfDay, weekdayOf } from '../dates/day.ts';
import type { Temporal } from '../temporal.ts';
import { cutoff, dayAfterHoliday } from './cutoff.ts';
import { holidayToday, publicHoliday } from './holiday.ts';
import { blocked, preparation, weekday } from './items.ts';
import { branchClosed, branchClosedOnDay, noCourier, postalWeekend } from './place.ts';
import type { DeliveryPlan } from './plan.ts';
import type { Reason } from './reason.ts';
import { deliveryStarts } from './times.ts';

/**
 * Asks all date checks about a date in Zurich. No reason means that it can be chosen; otherwise the first one
 * holds the message to show, and the others help to explain.
 *
 * @param time when the order is collected, or the start of the courier's window; postal methods have none
 * @see shop.md section 5, "Date checks, in this order"
 */
export function checkDate(plan: DeliveryPlan, date: Temporal.PlainDate, time?: Temporal.PlainTime): Reason[] {
  return refusals(plan, dayOf(date), time && timeOfDay(time));
}

type DayCheck = (plan: DeliveryPlan, day: Day) => Reason | undefined;
type TimeCheck = (plan: DeliveryPlan, day: Day, time?: number) => Reason | undefined;

/** In the specified order: the first that fails gives the message. */
const checks: readonly TimeCheck[] = [
  publicHoliday,
  cutoff,
  holidayToday,
  branchClosed,
  postalWeekend,
  preparation,
  weekday,
  blocked,
  noCourier,
];

/** The two whose answer depends on the time of day. */
export const timeChecks: readonly TimeCheck[] = [publicHoliday, branchClosed];

/** All others, and what the date picker greys besides. @see shop.md section 5, "Selectable dates" */
export const dayChecks: readonly DayCheck[] = [
  ...checks.filter((check) => !timeChecks.includes(check)),
  branchClosedOnDay,
  dayAfterHoliday,
];

/** As `checkDate`, on whole numbers. @param time in ms since midnight */
export function refusals(plan: DeliveryPlan, day: Day, time?: number): Reason[] {
  return checks.flatMap((check) => check(plan, day, time) ?? []);
}

/** Times of day, in ms since midnight, at which an order can come on a day; a postal one comes at no time. */
export function timesOn(plan: DeliveryPlan, day: Day): readonly (number | undefined)[] {
  const starts = deliveryStarts(plan.method, weekdayOf(day));
  return starts.length > 0 ? starts : [undefined];
}
