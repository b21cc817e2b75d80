import { Weekday } from '../../model/branch.ts';
import { deliveryText } from '../../text/delivery.ts';
import { type Day, dayLength, weekdayOf } from '../dates/day.ts';
import { isOpenAt, isOpenOn } from '../opening/hours.ts';
import { isCourier, isPostal } from './methods.ts';
import type { DeliveryPlan } from './plan.ts';
import type { Reason } from './reason.ts';
import { courierWindow } from './times.ts';

/** Date check 4: the pickup branch must be open. @param time milliseconds since midnight */
export function branchClosed({ branch }: DeliveryPlan, day: Day, time?: number): Reason | undefined {
  if (!branch) return undefined;
  const open =
    time === undefined ? isOpenOn(branch.hours, day) : isOpenAt(branch.hours, day * dayLength + time);
  return open ? undefined : { rule: 'branch-closed', message: deliveryText.branchClosedAtTime(branch.name) };
}

/** Check of the date picker: refuses days on which the pickup branch is closed. */
export function branchClosedOnDay({ branch }: DeliveryPlan, day: Day): Reason | undefined {
  return branch && !isOpenOn(branch.hours, day)
    ? { rule: 'branch-closed-on-day', message: deliveryText.branchClosedOnDay(branch.name) }
    : undefined;
}

/** Date check 5: the post does not deliver on Saturdays and Sundays. */
export function postalWeekend({ method }: DeliveryPlan, day: Day): Reason | undefined {
  return isPostal(method) && weekdayOf(day) > Weekday.Friday
    ? { rule: 'postal-weekend', message: deliveryText.postalWeekend }
    : undefined;
}

/** Refuses days on which the courier has no time window. */
export function noCourier({ method }: DeliveryPlan, day: Day): Reason | undefined {
  return isCourier(method) && courierWindow(method, weekdayOf(day)) === undefined
    ? { rule: 'no-courier', message: deliveryText.noCourier }
    : undefined;
}
