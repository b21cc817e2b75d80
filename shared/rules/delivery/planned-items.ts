import type { Day } from '../dates/day.ts';
import { readDay } from '../dates/wire.ts';
import type { DeliveryItem } from './reason.ts';

export interface PlannedItem {
  item: DeliveryItem;
  preparationDays: number;
  /** Weekdays on which the item is made: Monday is 0; undefined means every day */
  weekdays: ReadonlySet<number> | undefined;
  blocked: { from: Day; until: Day } | undefined;
}

/** Parses the items for the date checks. Invalid values are ignored and reported in `problems`. */
export function planItems(items: readonly DeliveryItem[]): { items: PlannedItem[]; problems: string[] } {
  const problems: string[] = [];
  const planned = items.map((item) => {
    const report = (what: string) =>
      problems.push(`Cart item ${item.itemId} "${item.name}": ${what}, left out`);
    return {
      item,
      preparationDays: preparationOf(item, report),
      weekdays: weekdaysOf(item, report),
      blocked: blockOf(item, report),
    };
  });
  return { items: planned, problems };
}

type Report = (what: string) => void;

function preparationOf({ preparationDays = 0 }: DeliveryItem, report: Report): number {
  if (Number.isInteger(preparationDays) && preparationDays >= 0) return preparationDays;
  report(`preparation of ${preparationDays} days`);
  return 0;
}

function weekdaysOf({ availabilityDays }: DeliveryItem, report: Report): Set<number> | undefined {
  if (!availabilityDays) return undefined;
  const weekdays = new Set<number>();
  for (const { id } of availabilityDays) {
    if (/^[0-6]$/.test(id)) weekdays.add(Number(id));
    else report(`weekday "${id}"`);
  }
  return weekdays;
}

function blockOf({ blockedFrom, blockedUntil }: DeliveryItem, report: Report): PlannedItem['blocked'] {
  if (blockedFrom === undefined && blockedUntil === undefined) return undefined;
  const from = blockedFrom === undefined ? Number.NEGATIVE_INFINITY : readDay(blockedFrom);
  const until = blockedUntil === undefined ? Number.POSITIVE_INFINITY : readDay(blockedUntil);
  if (from !== undefined && until !== undefined && from <= until) return { from, until };
  report(`blocked from ${blockedFrom} until ${blockedUntil}`);
  return undefined;
}
