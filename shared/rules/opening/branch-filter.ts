import type { Branch } from '../../model/branch.ts';
import { momentOf } from '../dates/day.ts';
import { inZurich } from '../dates/zurich.ts';
import type { Temporal } from '../temporal.ts';
import { type BranchHours, branchHours, openAt } from './hours.ts';

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
 * Which of many branches are open, by their ids: their hours are read once, and asked at any instant.
 *
 * @see site.md section 2.12
 */
export function openBranches(branches: readonly Hours[]): (now: Temporal.Instant) => ReadonlySet<string> {
  const all: readonly (readonly [string, BranchHours])[] = branches.map((branch) => [
    branch.id,
    branchHours(branch),
  ]);
  return (now) => {
    const moment = momentOf(inZurich(now));
    return new Set(all.filter(([, hours]) => openAt(hours, moment)).map(([id]) => id));
  };
}
