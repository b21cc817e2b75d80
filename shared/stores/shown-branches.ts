import { atom } from 'nanostores';
import type { Branch } from '../model/branch.ts';
import { resettable } from '../registry/resettable.ts';

// State that the branch list and its map share. @see site.md section 2.12

/** The branches of the page's list; undefined without a list. */
export const $branches = atom<readonly Branch[] | undefined>();

/** Ids of the branches that match the list's filter; undefined means all branches. */
export const $shownBranches = atom<ReadonlySet<string> | undefined>();

/** The chosen filter of the list; an empty text shows all branches. Undefined without a list. */
export const $branchFilter = atom<string | undefined>();

/** Id of the branch whose details the map shows. */
export const $branchOnMap = atom<string | undefined>();

/** Whether a map listens to `branch-on-map-requested`. */
export const $hasBranchMap = atom(false);

/** Whether a list listens to `branch-in-list-requested`. */
export const $hasBranchList = atom(false);

resettable(() => {
  for (const store of [$branches, $shownBranches, $branchFilter, $branchOnMap]) store.set(undefined);
  for (const store of [$hasBranchMap, $hasBranchList]) store.set(false);
});
