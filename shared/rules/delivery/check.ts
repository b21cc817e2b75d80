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
 * Runs all date checks for a date in Zurich. No reason means that the date can be chosen. Otherwise the first reason
 * contains the message to show, and the others explain more.
 *
 * @param time of the pickup, or the start of the courier's window; undefined for postal methods
 * @see shop.md section 5, "Date checks, in this order"
 */
export function checkDate(plan: DeliveryPlan, date: Temporal.PlainDate, time?: Temporal.PlainTime): Reason[] {
  return refusals(plan, dayOf(date), time && timeOfDay(time));
}

type DayCheck = (plan: DeliveryPlan, day: Day) => Reason | undefined;
type TimeCheck = (plan: DeliveryPlan, day: Day, time?: number) => Reason | undefined;

/** In the specified order, because the first check that fails provides the message. */
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

/** The two checks that depend on the time of day. */
export const timeChecks: readonly TimeCheck[] = [publicHoliday, branchClosed];

/** The checks that do not depend on the time of day, and two that only the date picker uses. @see shop.md section 5, "Selectable dates" */
export const dayChecks: readonly DayCheck[] = [
  ...checks.filter((check) => !timeChecks.includes(check)),
  branchClosedOnDay,
  dayAfterHoliday,
];

/** Like `checkDate`, with the date and the time as numbers. @param time in ms since midnight */
export function refusals(plan: DeliveryPlan, day: Day, time?: number): Reason[] {
  return checks.flatMap((check) => check(plan, day, time) ?? []);
}

/**
 * The possible times of day of a delivery, in ms since midnight; `[undefined]` for postal methods, which have no time.
 */
export function timesOn(plan: DeliveryPlan, day: Day): readonly (number | undefined)[] {
  const starts = deliveryStarts(plan.method, weekdayOf(day));
  return starts.length > 0 ? starts : [undefined];
}
