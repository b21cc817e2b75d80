import { type Day, dayOf, timeOfDay, weekdayOf } from '../dates/day.ts';
import type { Temporal } from '../dates/temporal.ts';
import { cutoff, dayAfterHoliday } from './cutoff.ts';
import { holidayToday, publicHoliday } from './holiday.ts';
import { blocked, preparation, weekday } from './items.ts';
import { branchClosed, branchClosedOnDay, noCourier, postalWeekend } from './place.ts';
import type { DeliveryPlan } from './plan.ts';
import type { Reason } from './reason.ts';
import { deliveryStarts } from './times.ts';

/**
 * Runs all date checks for a date in Zurich. If the result is empty, the date can be chosen. Otherwise, the first
 * reason contains the message to show, and the other reasons explain more.
 *
 * @param time of the pickup, or start of the courier's window; undefined for postal methods
 * @see shop.md section 5, "Date checks, in this order"
 */
export function checkDate(plan: DeliveryPlan, date: Temporal.PlainDate, time?: Temporal.PlainTime): Reason[] {
  return refusals(plan, dayOf(date), time && timeOfDay(time));
}

type DayCheck = (plan: DeliveryPlan, day: Day) => Reason | undefined;
type TimeCheck = (plan: DeliveryPlan, day: Day, time?: number) => Reason | undefined;

/**
 * The eight date checks in the specified order, and a ninth check. The order matters, because the message of the first
 * failing check is shown.
 */
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

/** The date checks that depend on the time of day. */
export const timeChecks: readonly TimeCheck[] = [publicHoliday, branchClosed];

/**
 * The date checks that do not depend on the time of day, followed by two checks that only the date picker uses. @see
 * shop.md section 5, "Selectable dates"
 */
export const dayChecks: readonly DayCheck[] = [
  ...checks.filter((check) => !timeChecks.includes(check)),
  branchClosedOnDay,
  dayAfterHoliday,
];

/**
 * Runs the same checks as `checkDate`, with numbers instead of Temporal values. @param time milliseconds since midnight
 */
export function refusals(plan: DeliveryPlan, day: Day, time?: number): Reason[] {
  return checks.flatMap((check) => check(plan, day, time) ?? []);
}

/**
 * The possible times of day of a delivery, in milliseconds since midnight. `[undefined]` if there is no time of day:
 * for postal methods, and for a courier without a time window on this day.
 */
export function timesOn(plan: DeliveryPlan, day: Day): readonly (number | undefined)[] {
  const starts = deliveryStarts(plan.method, weekdayOf(day));
  return starts.length > 0 ? starts : [undefined];
}
