import { atom } from 'nanostores';
import type { Branch } from '../model/branch.ts';

// What the list of branches and their map know of each other. @see site.md section 2.12

/** The branches of the page's list; undefined where there is none. */
export const $branches = atom<readonly Branch[] | undefined>();

/** Ids of those that its filter leaves; undefined means all. */
export const $shownBranches = atom<ReadonlySet<string> | undefined>();

/** Id of the branch that the map tells about. */
export const $branchOnMap = atom<string | undefined>();

/** Shows a branch on the map, and gives the focus back to `from`; undefined while there is no map. */
export const $showOnMap = atom<((id: string, from: HTMLElement) => void) | undefined>();

/** Shows a branch in the list; undefined while there is none. */
export const $showInList = atom<((id: string) => void) | undefined>();

/** As on a new page; for tests. */
export function resetShownBranches(): void {
  for (const store of [$branches, $shownBranches, $branchOnMap, $showOnMap, $showInList])
    store.set(undefined);
}
