import { $clockOffset, fetchShopClock } from '../../shared/api/shop-clock.ts';
import { shopInstant } from '../../shared/api/shop-instant.ts';
import type { Branch } from '../../shared/model/branch.ts';
import { onAbort } from '../../shared/page/on-abort.ts';
import { listenTo, queryAll, submitForm } from '../../shared/registry/native.ts';
import { yieldToMain } from '../../shared/registry/schedule/yield-to-main.ts';
import { loadTemporal } from '../../shared/rules/dates/temporal.ts';
import { type BranchFilter, followHours } from '../../shared/rules/opening/branch-filter.ts';
import { $branchFilter, $shownBranches } from '../../shared/stores/shown-branches.ts';
import { skipFarEntries } from '../../shared/ui/filtered-list/skip-far-entries.ts';
import { writeFilterToUrl } from '../../shared/ui/filtered-list/write-filter-to-url.ts';
import { branchRows } from './branch-rows.ts';
import { sortBranches } from './sort-branches.ts';

/** Milliseconds. Timers fire late after a device has slept, so the hours are checked at least this often. */
const maxWait = 300_000;

/** Milliseconds between two updates of a note that counts minutes. */
const countdownWait = 60_000;

/**
 * Filters the server's list in place and writes the filter to the URL. Opening states are updated when the
 * next branch opens or closes. Returns a function that restores the server's list.
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
  /** Returns the longest time until the next update, in milliseconds. */
  const update = (isAsked: boolean): number => {
    const now = shopInstant();
    $shownBranches.set(rows().show(filter(), hours?.openAt(now), { isAsked, isSorted: order.isSorted() }));
    publishFilter();
    return hours && rows().writeNotes(hours.notesAt(now)) ? countdownWait : maxWait;
  };
  const tick = () => {
    clearTimeout(timer);
    const wait = update(false);
    timer = setTimeout(tick, Math.min(hours?.untilChange(shopInstant()) ?? wait, wait));
  };
  const follow = () => {
    const { kind: art, openNow: isAsked } = filter();
    // The device's position is not written: users may share the URL
    writeFilterToUrl({ art, offen: isAsked ? '1' : '', plz: order.zip() });
    order.follow();
    // Opening hours cannot be computed here, so the server filters
    if (isAsked && !hours && hasFailed) submitForm(form);
    // Waits for Temporal before filtering by opening hours
    else if (!isAsked || hours) update(true);
  };

  /** Whether the form must be submitted, because a chunk of the filter did not load */
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
  // Applies a zip that was typed before the widget was ready
  order.follow();
  const parseHours = () => {
    hours = followHours(branches);
  };
  const start = async () => {
    // With 500 branches, each step takes a long time on a slow processor
    for (const step of [parseHours, rows, tick]) {
      await yieldToMain();
      if (signal.aborted) return;
      step();
    }
    onAbort(signal, $clockOffset.listen(tick));
    void fetchShopClock();
    // Timers may fire late on a page in the background or on a sleeping device
    for (const type of ['visibilitychange', 'pageshow', 'focus']) addEventListener(type, tick, { signal });
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
  onAbort(signal, () => clearTimeout(timer));
  return () => {
    order.restore();
    lazyRows?.restore();
  };
}
