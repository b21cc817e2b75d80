import { deliveryText } from '../../text/delivery.ts';
import { type Day, dayLength, weekdayOf } from '../dates/day.ts';
import type { DeliveryPlan } from './plan.ts';
import type { PlannedItem } from './planned-items.ts';
import type { DeliveryItem, Reason } from './reason.ts';

/** Check 6: refuses items that need more preparation days; the item that needs most is named. */
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

/** Check 7: refuses items that are not made on this weekday. */
export function weekday(plan: DeliveryPlan, day: Day): Reason | undefined {
  const number = weekdayOf(day);
  const items = itemsThat(plan, ({ weekdays }) => weekdays?.has(number) === false);
  return items && { rule: 'weekday', message: deliveryText.notMadeOnWeekday(names(items)), items };
}

/** Check 8: refuses items that are not made in this period. */
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

/** The names without duplicates, because two cart lines can contain the same product. */
const names = (items: readonly DeliveryItem[]) => [...new Set(items.map(({ name }) => name))];
