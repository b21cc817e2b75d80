import type { Branch } from '../../model/branch.ts';
import { momentOf, plainDateTime } from '../dates/day.ts';
import type { Temporal } from '../dates/temporal.ts';
import { instantInZurich, inZurich } from '../dates/zurich.ts';
import { type BranchHours, branchHours, isOpenAt, nextChange } from './hours.ts';
import { type OpeningNote, openingNote } from './opening-note.ts';
import { periodReader } from './period.ts';

/** The values of the branch filter. @see site.md section 2.12 */
export interface BranchFilter {
  /** A code such as 'cafe'; an empty text for all branches */
  kind: string;
  openNow: boolean;
}

export const isOfKind = ({ branches }: Pick<Branch, 'branches'>, kind: string): boolean =>
  kind === '' || branches.some((code) => code === kind);

type Hours = Pick<Branch, 'id' | 'openingTimes' | 'holidays'>;

/**
 * Parses the opening hours of many branches once. Returns functions for the open branches, the opening notes, and the
 * time until the next change.
 *
 * @see site.md section 2.12
 */
export function followHours(branches: readonly Hours[]) {
  const read = periodReader();
  const all: readonly (readonly [string, BranchHours])[] = branches.map((branch) => [
    branch.id,
    branchHours(branch, read),
  ]);
  const byId = new Map(all);
  return {
    openAt(now: Temporal.Instant): ReadonlySet<string> {
      const moment = momentOf(inZurich(now));
      return new Set(all.filter(([, hours]) => isOpenAt(hours, moment)).map(([id]) => id));
    },
    /** Creates a function that returns the opening note of a branch. */
    notesAt(now: Temporal.Instant) {
      const moment = momentOf(inZurich(now));
      return (id: string): OpeningNote | undefined => {
        const hours = byId.get(id);
        return hours && openingNote(hours, moment);
      };
    },
    /** Milliseconds until the next branch opens or closes; Infinity if no branch ever changes. */
    untilChange(now: Temporal.Instant): number {
      const moment = momentOf(inZurich(now));
      const next = Math.min(...all.map(([, hours]) => nextChange(hours, moment)));
      if (next === Number.POSITIVE_INFINITY) return next;
      // In the hour that occurs twice in autumn, the calculated instant can be in the past
      const ms = instantInZurich(plainDateTime(next)).epochMilliseconds - now.epochMilliseconds;
      return ms > 0 ? ms : next - moment;
    },
  };
}

/** Creates a function that returns the ids of the branches that are open at an instant. */
export const openBranches = (branches: readonly Hours[]) => followHours(branches).openAt;
