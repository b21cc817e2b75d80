import { type Day, plainDate } from '../dates/day.ts';
import type { Temporal } from '../dates/temporal.ts';
import { dayChecks, timeChecks, timesOn } from './check.ts';
import type { DeliveryPlan } from './plan.ts';
import { type Reason, rules } from './reason.ts';

/**
 * Every day from tomorrow to 180 days ahead. A day is disabled if a rule of the date picker applies, or if the checks
 * refuse the day at every time of day.
 *
 * @see shop.md section 5, "Selectable dates in the date picker"
 */
export function deliveryCalendar(plan: DeliveryPlan): CalendarDay[] {
  return Array.from({ length: bookingHorizon }, (_, index) => {
    const day = plan.today + 1 + index;
    const reasons = reasonsToDisable(plan, day);
    return { date: plainDate(day), selectable: reasons.length === 0, reasons };
  });
}

export interface CalendarDay {
  date: Temporal.PlainDate;
  selectable: boolean;
  /** The reasons why the day is disabled, in the order of the checks; empty if the day is selectable */
  reasons: readonly Reason[];
}

/** Number of days ahead for which the shop accepts orders. @see shop.md section 9, "Booking and time select" */
export const bookingHorizon = 180;

/** The reasons why a day is disabled at every time of day. */
export function reasonsToDisable(plan: DeliveryPlan, day: Day): Reason[] {
  const always = dayChecks.flatMap((check) => check(plan, day) ?? []);
  return [...always, ...reasonsAtAllTimes(plan, day)]
    .filter(
      ({ rule }) =>
        rule !== 'branch-closed' || always.every((other) => other.rule !== 'branch-closed-on-day'),
    )
    .sort((a, b) => rules.indexOf(a.rule) - rules.indexOf(b.rule));
}

function reasonsAtAllTimes(plan: DeliveryPlan, day: Day): Reason[] {
  const found = new Map<string, Reason>();
  for (const time of timesOn(plan, day)) {
    const reasons = timeChecks.flatMap((check) => check(plan, day, time) ?? []);
    if (reasons.length === 0) return [];
    for (const reason of reasons) found.set(reason.message, reason);
  }
  return [...found.values()];
}
