import type { Branch } from '../../model/branch.ts';
import type { Configuration } from '../../model/configuration.ts';
import type { DeliveryMethod } from '../../model/shipping.ts';
import { type Day, dayAt, type Moment, momentOf } from '../dates/day.ts';
import { formatTime, hoursToMs, timeFromHours } from '../dates/format.ts';
import type { Temporal } from '../dates/temporal.ts';
import { inZurich } from '../dates/zurich.ts';
import { type BranchHours, branchHours } from '../opening/hours.ts';
import { type PublicHoliday, publicHolidays } from '../opening/public-holidays.ts';
import { type PlannedItem, planItems } from './planned-items.ts';
import type { DeliveryItem } from './reason.ts';

/** A delivery request prepared for checking many days: all dates are whole numbers in the time of Zurich. */
export interface DeliveryPlan {
  method: DeliveryMethod;
  now: Moment;
  today: Day;
  /** The cutoff as milliseconds since midnight, and as HH:MM */
  cutoff: number;
  cutoffTime: string;
  items: readonly PlannedItem[];
  holidays: readonly PublicHoliday[];
  branch: { name: string; hours: BranchHours } | undefined;
  receptionEmail: string;
  /** Invalid data that is ignored; reported to the developer's console */
  problems: readonly string[];
}

/** A request for delivery dates: the current time, the items, and the shipping method. */
export interface DeliveryRequest {
  now: Temporal.Instant;
  items: readonly DeliveryItem[];
  method: DeliveryMethod;
  /** All branches of the chain, because public holidays are derived from their closures */
  branches: readonly Pick<Branch, 'id' | 'openingTimes' | 'holidays'>[];
  /** The pickup branch. If undefined, the checks of the branch are skipped */
  branch?: Pick<Branch, 'id' | 'name' | 'openingTimes' | 'holidays'>;
  configuration: Pick<Configuration, 'nextDayDeliveryTime' | 'receptionEmail'>;
}

/**
 * Prepares a delivery request for {@link checkDate}, {@link deliveryCalendar} and {@link nextDelivery}.
 *
 * @throws RangeError if the configured cutoff is not a time of day
 */
export function planDelivery(request: DeliveryRequest): DeliveryPlan {
  const { method, branches, branch, configuration } = request;
  const now = momentOf(inZurich(request.now));
  const { items, problems } = planItems(request.items);
  const hours = branch && branchHours(branch);
  const holidays = publicHolidays(branches, problems);
  return {
    method,
    now,
    today: dayAt(now),
    cutoff: hoursToMs(configuration.nextDayDeliveryTime),
    cutoffTime: formatTime(timeFromHours(configuration.nextDayDeliveryTime)),
    items,
    holidays,
    branch: method === 'Pickup' && branch && hours ? { name: branch.name, hours } : undefined,
    receptionEmail: configuration.receptionEmail,
    problems: [...new Set([...problems, ...(hours?.problems ?? [])])],
  };
}
