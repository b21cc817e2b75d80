import type { Branch } from '../../model/branch.ts';
import { describeInvalidDates, type Period, periodReader } from './period.ts';

export interface PublicHoliday extends Period {
  name: string;
}

/**
 * A closure is a public holiday if at least this number of branches have it. @see shop.md section 9, "Public holiday"
 */
const branchesNeeded = 5;

/**
 * The public holidays, the earliest first: closures with the same start and end at five or more branches. A branch that
 * lists a closure twice counts once. The name is taken from the first branch.
 *
 * @param problems receives a line for every invalid closure, which is ignored
 * @see shop.md section 3, "Public holiday"
 */
export function publicHolidays(
  branches: Iterable<Pick<Branch, 'id' | 'holidays'>>,
  problems: string[] = [],
): PublicHoliday[] {
  const closures = new Map<string, { holiday: PublicHoliday; branchIds: Set<string> }>();
  const read = periodReader();
  for (const { id, holidays } of branches) {
    for (const closure of holidays) {
      if (closure.openingType !== 0) continue;
      const period = read(closure);
      if (!period) {
        problems.push(describeInvalidDates(id, closure));
        continue;
      }
      const key = `${period.start}/${period.end}`;
      const known = closures.get(key);
      if (known) known.branchIds.add(id);
      else closures.set(key, { holiday: { name: closure.name, ...period }, branchIds: new Set([id]) });
    }
  }
  return [...closures.values()]
    .filter(({ branchIds }) => branchIds.size >= branchesNeeded)
    .map(({ holiday }) => holiday)
    .sort((a, b) => a.start - b.start || b.end - a.end);
}
