import { deliveryText } from '../../text/delivery.ts';
import { type Day, dayLength, plainTime } from '../dates/day.ts';
import { formatTime } from '../dates/format.ts';
import { covers, coversWholeDay, partOnDay, touches } from '../opening/period.ts';
import type { PublicHoliday } from '../opening/public-holidays.ts';
import type { DeliveryPlan } from './plan.ts';
import type { Reason } from './reason.ts';

/**
 * Date check 1: no delivery on a public holiday. Without a time of day, a holiday applies to every day that it touches.
 * If several holidays cover the time, the message names a holiday that covers the whole day.
 *
 * @param time milliseconds since midnight
 */
export function publicHoliday(plan: DeliveryPlan, day: Day, time?: number): Reason | undefined {
  const covering = plan.holidays.filter((holiday) =>
    time === undefined ? touches(holiday, day) : covers(holiday, day * dayLength + time),
  );
  const whole = covering.find((holiday) => coversWholeDay(holiday, day));
  const holiday = whole ?? covering[0];
  if (!holiday) return undefined;
  const { name } = holiday;
  if (whole) {
    const message = deliveryText.wholeDayHoliday(name, plan.receptionEmail);
    return { rule: 'public-holiday', message, holiday: name };
  }
  const { start, end } = partOnDay(holiday, day);
  const [from, to] = [formatTime(plainTime(start)), formatTime(plainTime(end))];
  const message = deliveryText.partDayHoliday(name, from, to, plan.receptionEmail);
  return { rule: 'public-holiday', message, holiday: name };
}

/** Date check 3: on a public holiday, the shop accepts no orders for the next day. */
export function holidayToday(plan: DeliveryPlan, day: Day): Reason | undefined {
  const holiday = day === plan.today + 1 ? holidayOn(plan, plan.today) : undefined;
  return holiday && { rule: 'holiday-today', message: deliveryText.holidayToday, holiday: holiday.name };
}

/** A public holiday that covers at least a part of the day. */
export function holidayOn(plan: DeliveryPlan, day: Day): PublicHoliday | undefined {
  return plan.holidays.find((holiday) => touches(holiday, day));
}
