import type { Holiday } from '../../../../shared/model/branch.ts';
import { checkDate } from '../../../../shared/rules/delivery/check.ts';
import {
  type DeliveryPlan,
  type DeliveryRequest,
  planDelivery,
} from '../../../../shared/rules/delivery/plan.ts';
import type { DeliveryItem } from '../../../../shared/rules/delivery/reason.ts';
import { at, date, time } from '../../../support/data/zurich.ts';

/** An ordinary day without holidays: the morning of Tuesday, 3 November 2026. */
export const quietMorning = '2026-11-03T10:00';

export function item(name: string, fields: Partial<DeliveryItem> = {}): DeliveryItem {
  return { itemId: name, name, ...fields };
}

export function madeOn(...weekdays: number[]): Pick<DeliveryItem, 'availabilityDays'> {
  return { availabilityDays: weekdays.map((weekday) => ({ label: '', id: String(weekday) })) };
}

export function closure(name: string, startDate: string, endDate = startDate): Holiday {
  return { name, startDate, endDate, openingType: 0 };
}

export const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  opens: 6 * 3600,
  closes: 18.5 * 3600,
}));

/** Five branches with the same holidays. The holidays of five branches count as public holidays. */
export function chain(...holidays: Holiday[]): DeliveryRequest['branches'] {
  return Array.from({ length: 5 }, (_, index) => ({ id: String(index), openingTimes: everyDay, holidays }));
}

export function branch(...holidays: Holiday[]) {
  return { id: '0', name: 'Bahnhof', openingTimes: everyDay, holidays };
}

interface Visit extends Partial<Omit<DeliveryRequest, 'now'>> {
  /** Local time in Zurich */
  now?: string;
}

/** A delivery plan. Defaults: pickup, items without restrictions, no holidays. */
export function plan({ now = quietMorning, ...request }: Visit = {}): DeliveryPlan {
  return planDelivery({
    now: at(now),
    items: [item('Brot')],
    method: 'Pickup',
    branches: [],
    configuration: { nextDayDeliveryTime: 15.5, receptionEmail: 'reception@example.ch' },
    ...request,
  });
}

/** The rules that refuse a date such as '2026-12-24' or '2026-12-24T10:00', in order. */
export function refusing(delivery: DeliveryPlan, moment: string): string[] {
  return reasons(delivery, moment).map(({ rule }) => rule);
}

/** The message for the shopper about a refused date. */
export function message(delivery: DeliveryPlan, moment: string): string | undefined {
  return reasons(delivery, moment)[0]?.message;
}

export function reasons(delivery: DeliveryPlan, moment: string) {
  const [day = '', clock] = moment.split('T');
  return checkDate(delivery, date(day), clock === undefined ? undefined : time(clock));
}
