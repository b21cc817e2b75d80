import type { Branch } from '../../model/branch.ts';
import { momentOf, plainDateTime } from '../dates/day.ts';
import { instantInZurich, inZurich } from '../dates/zurich.ts';
import type { Temporal } from '../temporal.ts';
import { type BranchHours, branchHours, nextChange, openAt } from './hours.ts';

/** What is asked of the branches. @see site.md section 2.12 */
export interface BranchFilter {
  /** A code such as 'cafe'; '' for all */
  kind: string;
  openNow: boolean;
}

export const isOfKind = ({ branches }: Pick<Branch, 'branches'>, kind: string): boolean =>
  kind === '' || branches.some((code) => code === kind);

type Hours = Pick<Branch, 'id' | 'openingTimes' | 'holidays'>;

/**
 * The hours of many branches, read once: which are open at an instant, by their ids, and when that may change next.
 *
 * @see site.md section 2.12
 */
export function followHours(branches: readonly Hours[]) {
  const all: readonly (readonly [string, BranchHours])[] = branches.map((branch) => [
    branch.id,
    branchHours(branch),
  ]);
  return {
    openAt(now: Temporal.Instant): ReadonlySet<string> {
      const moment = momentOf(inZurich(now));
      return new Set(all.filter(([, hours]) => openAt(hours, moment)).map(([id]) => id));
    },
    /** Milliseconds until the first opening or closing after an instant; Infinity where none is known. */
    untilChange(now: Temporal.Instant): number {
      const moment = momentOf(inZurich(now));
      const next = Math.min(...all.map(([, hours]) => nextChange(hours, moment)));
      if (next === Number.POSITIVE_INFINITY) return next;
      // In the hour that comes twice, the first of the two may be over
      const ms = instantInZurich(plainDateTime(next)).epochMilliseconds - now.epochMilliseconds;
      return ms > 0 ? ms : next - moment;
    },
  };
}

/** Which of many branches are open at an instant, by their ids. */
export const openBranches = (branches: readonly Hours[]) => followHours(branches).openAt;
