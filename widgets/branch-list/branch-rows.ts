import type { Branch } from '../../shared/model/branch.ts';
import { activeElement, queryAll } from '../../shared/registry/native.ts';
import { type BranchFilter, isOfKind } from '../../shared/rules/opening/branch-filter.ts';
import { isLegible } from '../../shared/rules/opening/hours.ts';
import { branchesText } from '../../shared/text/branches.ts';
import { borrowAttributes } from '../../shared/ui/dom/borrow-attributes.ts';
import { textOnlyElement } from '../../shared/ui/filtered-list/text-only-element.ts';

/** The server's entries, each with the data of its branch. */
export function branchRows(host: Element, branches: readonly Branch[]) {
  const known = new Map(branches.map((branch) => [branch.id, branch]));
  // An entry without branch data stays visible, because no filter can be checked against it
  const all = queryAll(host, '[data-branch]');
  const rows = all.flatMap((row) => {
    const branch = known.get(row.dataset.branch ?? '');
    const state = textOnlyElement(row, '.krume-branch-state');
    return branch ? [{ row, branch, state, isClear: isLegible(branch) }] : [];
  });
  const count = textOnlyElement(host, '.krume-branch-count');
  const attributes = borrowAttributes();
  const before = rows.map(({ state }) => state?.textContent ?? '');
  const countBefore = count?.textContent ?? '';
  /** The last state written to each entry, so that only changed entries of up to 500 are written */
  const writtenStates = new Map<Element, boolean>();

  /**
   * If `isAsked` is false, the entry that has the focus stays visible. Returns the ids of the visible
   * branches.
   */
  function show(
    filter: BranchFilter,
    open: ReadonlySet<string> | undefined,
    isAsked: boolean,
  ): ReadonlySet<string> {
    const shown = new Set<string>();
    let seen = all.length - rows.length;
    for (const { row, branch, state, isClear } of rows) {
      const isOpen = open?.has(branch.id);
      // A branch with hours that cannot be parsed may be open
      const mayBeOpen = isOpen || (isOpen === false && !isClear);
      const fits = isOfKind(branch, filter.kind) && (!filter.openNow || mayBeOpen);
      const isInUse = !isAsked && row.contains(activeElement());
      attributes.toggle(row, 'hidden', !fits && !isInUse);
      if (!row.hidden) {
        shown.add(branch.id);
        seen++;
      }
      if (state && isOpen !== undefined && writtenStates.get(state) !== isOpen) {
        writtenStates.set(state, isOpen);
        write(
          state,
          isOpen ? branchesText.openNow : isClear ? branchesText.closedNow : branchesText.hoursUnknown,
        );
        attributes.toggle(state, 'data-open', isOpen);
      }
    }
    if (count) write(count, branchesText.count(seen));
    return shown;
  }

  function restore(): void {
    attributes.giveBack();
    for (const [index, { state }] of rows.entries()) if (state) write(state, before[index] ?? '');
    if (count) write(count, countBefore);
  }
  return { show, restore };
}

/** Skips unchanged text, which a screen reader would announce again. */
function write(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
