import { deliveryText } from '../../text/delivery.ts';
import { type Day, dayLength, weekdayOf } from '../dates/day.ts';
import type { DeliveryPlan } from './plan.ts';
import type { PlannedItem } from './planned-items.ts';
import type { DeliveryItem, Reason } from './reason.ts';

/**
 * Date check 6: refuses the day if an item needs more preparation days. The message names the item that needs the most
 * days.
 */
export function preparation(plan: DeliveryPlan, day: Day): Reason | undefined {
  const daysAhead = day - plan.today;
  const pastCutoff = plan.now - plan.today * dayLength >= plan.cutoff;
  let slowest: PlannedItem | undefined;
  for (const planned of plan.items) {
    const needed = planned.preparationDays === 0 && pastCutoff ? 2 : planned.preparationDays + 1;
    if (daysAhead >= needed) continue;
    if (!slowest || planned.preparationDays > slowest.preparationDays) slowest = planned;
  }
  if (!slowest) return undefined;
  const { item, preparationDays } = slowest;
  const message =
    preparationDays === 0
      ? deliveryText.tooLateForNextDay(item.name, plan.cutoffTime)
      : deliveryText.preparation(item.name, preparationDays);
  return { rule: 'preparation', message, items: [item] };
}

/** Date check 7: refuses the day if an item is not made on this weekday. */
export function weekday(plan: DeliveryPlan, day: Day): Reason | undefined {
  const number = weekdayOf(day);
  const items = itemsThat(plan, ({ weekdays }) => weekdays?.has(number) === false);
  return items && { rule: 'weekday', message: deliveryText.notMadeOnWeekday(names(items)), items };
}

/** Date check 8: refuses the day if it is in the blocked period of an item, in which the item is not made. */
export function blocked(plan: DeliveryPlan, day: Day): Reason | undefined {
  const items = itemsThat(plan, ({ blocked }) => blocked && blocked.from <= day && day <= blocked.until);
  return items && { rule: 'blocked', message: deliveryText.notMadeInPeriod(names(items)), items };
}

function itemsThat(
  plan: DeliveryPlan,
  fail: (planned: PlannedItem) => boolean | undefined,
): DeliveryItem[] | undefined {
  const failing = plan.items.filter(fail);
  return failing.length > 0 ? failing.map(({ item }) => item) : undefined;
}

/** The names of the items without duplicates, because two cart items can be the same product. */
const names = (items: readonly DeliveryItem[]) => [...new Set(items.map(({ name }) => name))];
