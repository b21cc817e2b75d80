import { atom } from 'nanostores';

/** Ids of the branches that the list shows; undefined where no list is: then all. The map shows the same. */
export const $shownBranches = atom<ReadonlySet<string> | undefined>();

/** As on a new page; for tests. */
export const resetBranches = () => $shownBranches.set(undefined);
