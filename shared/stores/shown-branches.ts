import { atom } from 'nanostores';
import type { Branch } from '../model/branch.ts';

// What the list of branches and their map know of each other. @see site.md section 2.12

/** The branches of the page's list; undefined where there is none. */
export const $branches = atom<readonly Branch[] | undefined>();

/** Ids of those that its filter leaves; undefined means all. */
export const $shownBranches = atom<ReadonlySet<string> | undefined>();

/** Id of the branch that the map tells about. */
export const $branchOnMap = atom<string | undefined>();

/** Whether a map listens to `branch-on-map-requested`. */
export const $hasBranchMap = atom(false);

/** Whether a list listens to `branch-in-list-requested`. */
export const $hasBranchList = atom(false);

/** As on a new page; for tests. */
export function resetShownBranches(): void {
  for (const store of [$branches, $shownBranches, $branchOnMap]) store.set(undefined);
  for (const store of [$hasBranchMap, $hasBranchList]) store.set(false);
}
