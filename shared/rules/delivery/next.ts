import { type Day, dayOf, plainDate, plainTime, weekdayOf } from '../dates/day.ts';
import type { Temporal } from '../dates/temporal.ts';
import { bookingHorizon, reasonsToDisable } from './calendar.ts';
import { refusals, timeChecks, timesOn } from './check.ts';
import type { Delivery } from './delivery.ts';
import type { DeliveryPlan } from './plan.ts';
import { courierWindow, defaultStart } from './times.ts';

/**
 * 'Nächster möglicher Termin': the first selectable date, with the default time of day if this time passes the checks,
 * otherwise with the first possible time. Undefined if no date is possible within the next 180 days.
 */
export function nextDelivery(plan: DeliveryPlan): Delivery | undefined {
  for (let day = plan.today + 1; day <= plan.today + bookingHorizon; day++) {
    if (reasonsToDisable(plan, day).length === 0) return deliveryOn(plan, day);
  }
  return undefined;
}

/** The times of day that pass all checks on a date; empty for postal methods, which have no times. */
export function possibleTimes(plan: DeliveryPlan, date: Temporal.PlainDate): Temporal.PlainTime[] {
  return startsOn(plan, dayOf(date)).map(plainTime);
}

/**
 * The times of day on a date at which the branch is open, including special openings and closures, and which no public
 * holiday covers. Other checks of the date are ignored.
 */
export function openTimes(plan: DeliveryPlan, date: Temporal.PlainDate): Temporal.PlainTime[] {
  const day = dayOf(date);
  return timesOn(plan, day)
    .filter((time) => time !== undefined)
    .filter((time) => timeChecks.every((check) => !check(plan, day, time)))
    .map(plainTime);
}

function deliveryOn(plan: DeliveryPlan, day: Day): Delivery {
  const starts = startsOn(plan, day);
  const start = starts.includes(defaultStart) ? defaultStart : starts[0];
  const window = courierWindow(plan.method, weekdayOf(day));
  return {
    date: plainDate(day),
    ...(start !== undefined && { time: plainTime(start) }),
    ...(window !== undefined && { window }),
  };
}

function startsOn(plan: DeliveryPlan, day: Day): number[] {
  return timesOn(plan, day)
    .filter((time) => time !== undefined)
    .filter((time) => refusals(plan, day, time).length === 0);
}
