import { hashText } from '../kept/hash-text.ts';
import { kept } from '../kept/kept.ts';
import { isLoadedAhead, navigationTiming, pageOpenedAt, resetPageOpened } from '../kept/page-opened.ts';
import { integer } from '../model/values.ts';

/** Events that show that the user is active on the page. */
export const activityEvents = ['pointerdown', 'keydown', 'click'];

/**
 * Calls the listener when a page may show outdated data. The page was prerendered, prefetched, restored
 * from the back/forward cache, or rebuilt after Back from the HTML in the HTTP cache. `since` is when the
 * page was left or its HTML was requested, in milliseconds since 1970; the page lacks later changes.
 */
export function onPageReturn(listener: (since: number) => void, signal: AbortSignal): void {
  let leftAt = Number.POSITIVE_INFINITY;
  onPageLeave(() => {
    leftAt = Date.now();
  }, signal);
  onPageRestore(() => listener(leftAt), signal);
  const printedAt = printedEarlier();
  if (printedAt) listener(printedAt);
}

/** Calls the listener when the page is restored from the back/forward cache. */
export function onPageRestore(listener: () => void, signal: AbortSignal): void {
  addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal });
}

/** Calls the listener when the page is unloaded or enters the back/forward cache. */
export function onPageLeave(listener: () => void, signal: AbortSignal): void {
  addEventListener('pagehide', listener, { signal });
}

/** Restores the state of a page that is requested now; for tests. */
export const resetPageLifecycle = () => resetPageOpened();

/**
 * When the HTML of this page was requested, if that was on an earlier visit or before the user opened the
 * page; undefined for a new page.
 */
function printedEarlier(): number | undefined {
  // The name is hashed, because a URL may contain a token, such as the one that sets a new password
  const name = `opened:${hashText(location.pathname + location.search)}`;
  const opened = kept({ name, where: 'tab', schema: integer, owner: 'device' });
  const openedAt = Math.round(pageOpenedAt());
  // Without storage the time is unknown. The cart is then fetched again, and hearts stay as rendered by the
  // server
  if (isFromHistory()) return opened.read() ?? Number.POSITIVE_INFINITY;
  opened.write(openedAt);
  return isLoadedAhead() ? openedAt : undefined;
}

/** Whether this page was loaded by Back or Forward, from cached HTML. */
const isFromHistory = () => navigationTiming('type') === 'back_forward';

/** Whether the HTML may be older than the last change, sign-in or sign-out: from the history, or loaded ahead. */
export const mayBeOutdated = () => isFromHistory() || isLoadedAhead();
