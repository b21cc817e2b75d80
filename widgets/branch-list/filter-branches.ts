import type { Branch } from '../../shared/model/branch.ts';
import { listenTo, queryAll, submitForm } from '../../shared/registry/native.ts';
import { type BranchFilter, openBranches } from '../../shared/rules/opening/branch-filter.ts';
import { loadTemporal, temporal } from '../../shared/rules/temporal.ts';
import { endWith } from '../../shared/stores/end-with.ts';
import { $shownBranches } from '../../shared/stores/shown-branches.ts';
import { nameInAddress } from '../../shared/ui/name-in-address.ts';
import { skipFarEntries } from '../../shared/ui/skip-far-entries.ts';
import { branchRows } from './branch-rows.ts';

const minute = 60_000;

/**
 * Filters the server's list as its form says, without a new page; the page's address has the filter. Who is open is
 * asked anew with each minute of the clock. Returns what shows the server's list again.
 */
export function filterBranches(host: HTMLElement, branches: readonly Branch[], signal: AbortSignal) {
  const [form] = queryAll<HTMLFormElement>(host, 'form');
  const [kind] = queryAll<HTMLSelectElement>(host, 'select[name="art"]');
  const [openNow] = queryAll<HTMLInputElement>(host, 'input[name="offen"]');
  const { show, restore } = branchRows(host, branches);
  const [list] = queryAll(host, '.krume-branches');
  if (list) skipFarEntries(list, signal);
  let findOpen: ReturnType<typeof openBranches> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const filter = (): BranchFilter => ({ kind: kind?.value ?? '', openNow: openNow?.checked ?? false });
  const update = (isAsked: boolean) => {
    const open = findOpen?.(temporal().Instant.fromEpochMilliseconds(Date.now()));
    const shown = show(filter(), open, isAsked);
    const before = $shownBranches.get();
    // A minute in which nobody opens or closes is no news
    if (!before || !isSame(before, shown)) $shownBranches.set(shown);
  };
  const tick = () => {
    clearTimeout(timer);
    timer = setTimeout(tick, minute - (Date.now() % minute));
    update(false);
  };
  const follow = () => {
    const { kind: art, openNow: isAsked } = filter();
    nameInAddress({ art, offen: isAsked ? '1' : '' });
    // Who is open cannot be known here: the shop knows
    if (isAsked && !findOpen && hasFailed) submitForm(form);
    // Until it is known here, nothing is said of it
    else if (!isAsked || findOpen) update(true);
  };

  let hasFailed = false;
  const start = () => {
    if (signal.aborted) return;
    findOpen = openBranches(branches);
    tick();
    // A page in the background is not told of the minutes
    addEventListener('visibilitychange', tick, { signal });
    addEventListener('pageshow', tick, { signal });
  };
  loadTemporal().then(start, () => {
    hasFailed = true;
    if (!signal.aborted && openNow?.checked !== openNow?.defaultChecked) follow();
  });

  if (form) {
    listenTo(form, 'change', follow, signal);
    listenTo(
      form,
      'submit',
      (event) => {
        if (hasFailed) return;
        event.preventDefault();
        follow();
      },
      signal,
    );
  }
  endWith(signal, () => clearTimeout(timer));
  return restore;
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((id) => other.has(id));
