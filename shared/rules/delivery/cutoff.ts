import { Weekday } from '../../model/branch.ts';
import { weekdays } from '../../text/calendar.ts';
import { deliveryText } from '../../text/delivery.ts';
import { type Day, dayLength, weekdayOf } from '../dates/day.ts';
import { coversWholeDay } from '../opening/period.ts';
import type { PublicHoliday } from '../opening/public-holidays.ts';
import { holidayOn } from './holiday.ts';
import type { DeliveryPlan } from './plan.ts';
import type { Reason } from './reason.ts';

/**
 * Date check 2: an order must arrive before the cutoff of the last production day. An order exactly at the cutoff is
 * too late.
 */
export function cutoff(plan: DeliveryPlan, day: Day): Reason | undefined {
  const production = lastProductionDay(plan.holidays, day) ?? Number.NEGATIVE_INFINITY;
  if (plan.now < production * dayLength + plan.cutoff) return undefined;
  const holiday = holidayOn(plan, day - 1);
  return refusal(plan, 'cutoff', day, Number.isFinite(production) ? production : toWorkDay(day - 1), holiday);
}

/**
 * Maximum number of closed days before a delivery. A longer closure can only be wrong data, so all dates are refused.
 */
const maxClosedDays = 400;

/**
 * The last working day of the bakery before a delivery; undefined if the bakery is closed for at least 400 days before
 * the delivery.
 *
 * @see shop.md section 5, "Date checks", 2
 */
export function lastProductionDay(holidays: readonly PublicHoliday[], delivery: Day): Day | undefined {
  for (let day = delivery - 1; day >= delivery - maxClosedDays; day--) {
    if (weekdayOf(day) <= Weekday.Friday && !holidays.some((holiday) => coversWholeDay(holiday, day)))
      return day;
  }
  return undefined;
}

/** Moves a Saturday or Sunday to the previous Friday. @see shop.md section 9, "Scheduling" */
export function toWorkDay(day: Day): Day {
  return day - Math.max(0, weekdayOf(day) - Weekday.Friday);
}

/**
 * Check of the date picker: refuses the day after a public holiday, once the cutoff of the last working day before the
 * holiday has passed.
 */
export function dayAfterHoliday(plan: DeliveryPlan, day: Day): Reason | undefined {
  const holiday = holidayOn(plan, day - 1);
  const workDay = toWorkDay(day - 2);
  return holiday && plan.now >= workDay * dayLength + plan.cutoff
    ? refusal(plan, 'day-after-holiday', day, workDay, holiday)
    : undefined;
}

function refusal(
  plan: DeliveryPlan,
  rule: Reason['rule'],
  day: Day,
  lastDay: Day,
  holiday: PublicHoliday | undefined,
): Reason {
  const [weekday, lastWeekday] = [nameOf(day), nameOf(lastDay)];
  return holiday
    ? {
        rule,
        message: deliveryText.cutoffAfterHoliday(weekday, holiday.name, lastWeekday, plan.cutoffTime),
        holiday: holiday.name,
      }
    : { rule, message: deliveryText.cutoff(weekday, lastWeekday, plan.cutoffTime) };
}

const nameOf = (day: Day) => weekdays[weekdayOf(day)] ?? '';
