import { $clockOffset, fetchShopClock } from '../../shared/api/shop-clock.ts';
import { shopInstant } from '../../shared/api/shop-instant.ts';
import type { Branch } from '../../shared/model/branch.ts';
import { onAbort } from '../../shared/page/on-abort.ts';
import { listenTo, queryAll, submitForm } from '../../shared/registry/native.ts';
import { yieldToMain } from '../../shared/registry/schedule/yield-to-main.ts';
import { isChanged } from '../../shared/registry/widget/server-html/printed-value.ts';
import { loadTemporal } from '../../shared/rules/dates/temporal.ts';
import { type BranchFilter, followHours } from '../../shared/rules/opening/branch-filter.ts';
import { $branchFilter, $shownBranches } from '../../shared/stores/shown-branches.ts';
import { filterUrlWriter } from '../../shared/ui/filtered-list/filter-url-writer.ts';
import { skipFarEntries } from '../../shared/ui/filtered-list/skip-far-entries.ts';
import { branchRows } from './branch-rows.ts';
import { sortBranches } from './sort-branches.ts';

/**
 * Maximum time between two updates in milliseconds. Timers may pause while the device sleeps, so a longer
 * timer could fire much too late.
 */
const maxWait = 300_000;

const countdownWait = 60_000;

/**
 * Filters the server's list in place, and writes the filter to the URL. Updates the opening states whenever a
 * branch opens or closes. Returns a function that restores the server's list.
 */
export function filterBranches(host: HTMLElement, branches: readonly Branch[], signal: AbortSignal) {
  const [form] = queryAll<HTMLFormElement>(host, 'form');
  const [kind] = queryAll<HTMLSelectElement>(host, 'select[name="art"]');
  const [openNow] = queryAll<HTMLInputElement>(host, 'input[name="offen"]');
  /** Created on first use, in a later task, to keep mounting short */
  let lazyRows: ReturnType<typeof branchRows> | undefined;
  const rows = () => {
    lazyRows ??= branchRows(host, branches);
    return lazyRows;
  };
  const [list] = queryAll(host, '.krume-branches');
  if (list) skipFarEntries(list, signal);
  let hours: ReturnType<typeof followHours> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const filter = (): BranchFilter => ({ kind: kind?.value ?? '', openNow: openNow?.checked ?? false });
  const publishFilter = () => {
    const { kind, openNow } = filter();
    $branchFilter.set(`${kind} ${openNow ? 'offen' : ''}`.trim());
  };
  publishFilter();
  /** Updates the list. Returns the maximum time until the next update, in milliseconds. */
  const update = (isAsked: boolean): number => {
    // shopInstant() needs Temporal, which has loaded only if `hours` is set
    const now = hours && shopInstant();
    const open = now && hours?.openAt(now);
    $shownBranches.set(rows().show(filter(), open, { isAsked, order: order.current() }));
    publishFilter();
    return hours && now && rows().writeNotes(hours.notesAt(now)) ? countdownWait : maxWait;
  };
  const tick = () => {
    clearTimeout(timer);
    const wait = update(false);
    timer = setTimeout(tick, Math.min(hours?.untilChange(shopInstant()) ?? wait, wait));
  };
  const writeUrl = filterUrlWriter(signal);
  const follow = () => {
    const { kind: art, openNow: isAsked } = filter();
    // The URL never contains the device's position, because users may share the URL
    writeUrl({ art, offen: isAsked ? '1' : '', plz: order.zip() });
    order.follow();
    // If the chunk for opening hours has failed to load, the server filters the list
    if (isAsked && !hours && hasFailed) submitForm(form);
    else update(true);
  };
  /** Applies a filter that was chosen before the widget was mounted or while the opening hours were loading. */
  const followChoice = () => {
    if ([kind, openNow].some((field) => field && isChanged(field))) follow();
  };

  /** Whether a chunk of the filter has failed to load. The form is then submitted to the server */
  let hasFailed = false;
  const order = sortBranches(
    host,
    branches,
    {
      changed: follow,
      failed() {
        hasFailed = true;
        submitForm(form);
      },
    },
    signal,
  );
  // Sorts by a zip that the shopper typed before the widget was mounted
  order.follow();
  followChoice();
  const parseHours = () => {
    hours = followHours(branches);
  };
  const start = async () => {
    // Each step runs in a task of its own, because 500 branches take long on a slow processor
    for (const step of [parseHours, rows, tick]) {
      await yieldToMain();
      if (signal.aborted) return;
      step();
    }
    onAbort(signal, $clockOffset.listen(tick));
    void fetchShopClock();
    // Updates on return to the page, because timers fire late in the background and on a sleeping device
    for (const type of ['visibilitychange', 'pageshow', 'focus']) addEventListener(type, tick, { signal });
  };
  loadTemporal().then(start, () => {
    hasFailed = true;
    if (!signal.aborted) followChoice();
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
  onAbort(signal, () => clearTimeout(timer));
  return () => {
    order.restore();
    lazyRows?.restore();
  };
}
