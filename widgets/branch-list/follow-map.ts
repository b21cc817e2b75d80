import type { Branch } from '../../shared/model/branch.ts';
import { onAbort } from '../../shared/page/on-abort.ts';
import {
  closest,
  getAttribute,
  listenTo,
  queryAll,
  removeAttribute,
  setAttribute,
} from '../../shared/registry/native.ts';
import { isPlainClick } from '../../shared/registry/plain-click.ts';
import { emit, listen } from '../../shared/signals/signals.ts';
import {
  $branches,
  $branchFilter,
  $branchOnMap,
  $hasBranchList,
  $hasBranchMap,
  $shownBranches,
} from '../../shared/stores/shown-branches.ts';
import { scrollTo } from '../../shared/ui/dom/scroll-to.ts';

/**
 * Passes the branches to the map on the page. While the map is visible, links in the list open a branch on
 * the map, and a button on the map scrolls to the branch in the list. The list marks the branch that is open on
 * the map.
 *
 * @see site.md section 2.12
 */
export function followMap(host: HTMLElement, branches: readonly Branch[], signal: AbortSignal): void {
  const row = (id: string) =>
    queryAll(host, '[data-branch]').find((each) => getAttribute(each, 'data-branch') === id);
  const linkIn = (entry: Element | undefined) => entry && queryAll(entry, '.krume-branch-on-map')[0];

  $branches.set(branches);
  $hasBranchList.set(true);
  const showEntry = ({ id }: { id: string }) => {
    const entry = row(id);
    if (!entry) return;
    linkIn(entry)?.focus({ preventScroll: true });
    void scrollTo(entry);
  };
  listen('branch-in-list-requested', showEntry, signal);
  listenTo(
    host,
    'click',
    (event) => {
      const target = event.target instanceof Element ? closest(event.target, '.krume-branch-on-map') : null;
      // Without a map on the page, the link opens the map service
      if (!(target instanceof HTMLElement) || !$hasBranchMap.get() || !isPlainClick(event)) return;
      const id = getAttribute(closest(target, '[data-branch]') ?? target, 'data-branch');
      if (!id) return;
      event.preventDefault();
      emit('branch-on-map-requested', { id, from: target });
    },
    signal,
  );
  let marked: Element | undefined;
  const stop = $branchOnMap.subscribe((id) => {
    if (marked) removeAttribute(marked, 'aria-current');
    marked = id === undefined ? undefined : row(id);
    if (marked) setAttribute(marked, 'aria-current', 'true');
  });
  onAbort(signal, () => {
    stop();
    if (marked) removeAttribute(marked, 'aria-current');
    for (const store of [$branches, $shownBranches, $branchFilter]) store.set(undefined);
    $hasBranchList.set(false);
  });
}
