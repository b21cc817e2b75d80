import type { Branch } from '../../shared/model/branch.ts';
import { activeElement, queryAll } from '../../shared/registry/native.ts';
import { type BranchFilter, isOfKind } from '../../shared/rules/opening/branch-filter.ts';
import { hasValidHours } from '../../shared/rules/opening/hours.ts';
import type { OpeningNote } from '../../shared/rules/opening/opening-note.ts';
import { branchesText } from '../../shared/text/branches.ts';
import { borrowAttributes } from '../../shared/ui/dom/borrow-attributes.ts';
import { textOnlyElement } from '../../shared/ui/filtered-list/text-only-element.ts';
import { writeCount } from '../../shared/ui/filtered-list/write-count.ts';

/** Shows and hides the server's list entries according to a filter, and updates their texts. */
export function branchRows(host: Element, branches: readonly Branch[]) {
  const known = new Map(branches.map((branch) => [branch.id, branch]));
  // An entry without branch data stays visible, because no filter can be applied to such an entry
  const all = queryAll(host, '[data-branch]');
  const rows = all.flatMap((row) => {
    const branch = known.get(row.dataset.branch ?? '');
    const state = textOnlyElement(row, '.krume-branch-state');
    const note = textOnlyElement(row, '.krume-branch-note');
    return branch ? [{ row, branch, state, note, isClear: hasValidHours(branch) }] : [];
  });
  const count = textOnlyElement(host, '.krume-branch-count');
  const [showAll] = queryAll(host, '.krume-show-all');
  const attributes = borrowAttributes();
  const before = rows.map(({ state, note }) => [state?.textContent ?? '', note?.textContent ?? ''] as const);
  const countBefore = count?.textContent ?? '';
  /**
   * The last opening state written to each entry. Only changed states are written, because a list may have
   * 500 entries
   */
  const writtenStates = new Map<Element, boolean>();
  /** The filter and the order of the visible entries */
  let applied: string | undefined;

  /**
   * Shows the entries that match the filter, and writes their opening states and the count. Returns the ids of the
   * visible branches. If `isAsked` is false, the shopper has not changed the filter, so the entry with the focus
   * stays visible. If `order` is set and several branches are visible, the text of the count says that the
   * nearest branch comes first.
   */
  function show(
    filter: BranchFilter,
    open: ReadonlySet<string> | undefined,
    { isAsked, order }: { isAsked: boolean; order: string },
  ): ReadonlySet<string> {
    const shown = new Set<string>();
    let seen = all.length - rows.length;
    for (const { row, branch, state, isClear } of rows) {
      // Before the opening hours have loaded, the printed states decide, because they are visible in the entries
      const isOpen = open ? open.has(branch.id) : printedState(state);
      // If a branch's hours cannot be parsed, or its state is not printed, the branch may be open
      const mayBeOpen = isOpen !== false || !isClear;
      const fits = isOfKind(branch, filter.kind) && (!filter.openNow || mayBeOpen);
      const isInUse = !isAsked && row.contains(activeElement());
      attributes.toggle(row, 'hidden', !fits && !isInUse);
      if (!row.hidden) {
        shown.add(branch.id);
        seen++;
      }
      if (open && state && isOpen !== undefined && writtenStates.get(state) !== isOpen) {
        writtenStates.set(state, isOpen);
        write(
          state,
          isOpen ? branchesText.openNow : isClear ? branchesText.closedNow : branchesText.hoursUnknown,
        );
        attributes.toggle(state, 'data-open', isOpen);
      }
    }
    const total = branchesText.count(seen);
    const wanted = [filter.kind, filter.openNow, order].join();
    const text = order && seen > 1 ? branchesText.nearestFirst(total) : total;
    if (count) writeCount(count, text, isAsked && wanted !== applied);
    applied = wanted;
    if (showAll) attributes.toggle(showAll, 'hidden', seen > 0);
    return shown;
  }

  function restore(): void {
    attributes.giveBack();
    for (const [index, { state, note }] of rows.entries()) {
      const [stateBefore = '', noteBefore = ''] = before[index] ?? [];
      if (state) write(state, stateBefore);
      if (note) write(note, noteBefore);
    }
    if (count) write(count, countBefore);
  }

  /**
   * Writes the next opening or closing time into each visible entry. Returns whether any of these notes counts
   * minutes; such notes must be written again after a minute.
   */
  function writeNotes(noteOf: (id: string) => OpeningNote | undefined): boolean {
    let isCounting = false;
    for (const { row, branch, note, isClear } of rows) {
      if (!note || row.hidden || !isClear) continue;
      const next = noteOf(branch.id);
      write(note, next?.text ?? '');
      isCounting ||= next?.isCounting ?? false;
    }
    return isCounting;
  }
  return { show, writeNotes, restore };
}

/** Whether the server has printed that a branch is open; undefined if no state is printed. */
const printedState = (state: Element | undefined) =>
  state?.textContent.trim() ? state.hasAttribute('data-open') : undefined;

/** Writes a text only if it has changed, because a screen reader would announce the same text again. */
function write(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
