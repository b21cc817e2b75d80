import { hashText } from '../kept/hash-text.ts';
import { kept } from '../kept/kept.ts';
import { pageOpenedAt, resetPageOpened } from '../kept/page-opened.ts';
import { integer } from '../model/values.ts';

/** Events that show that the user is active on the page. */
export const activityEvents = ['pointerdown', 'keydown', 'click'];

/**
 * Calls the listener when a page may show outdated data: restored from the back/forward cache, or rebuilt from the HTML
 * in the HTTP cache after Back. `since` is when the page was left or first opened, in milliseconds since 1970; the page
 * lacks later changes.
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

/** When a page of the history was first opened in this tab; undefined for a new page. */
function printedEarlier(): number | undefined {
  // Hashed: a URL may contain a token, such as the one that sets a new password
  const name = `opened:${hashText(location.pathname + location.search)}`;
  const opened = kept({ name, where: 'tab', schema: integer, owner: 'device' });
  const isOld = isFromHistory();
  if (!isOld) opened.write(Math.round(pageOpenedAt()));
  // Without storage the time is unknown: the cart is fetched again, and hearts stay as rendered by the server
  return isOld ? (opened.read() ?? Number.POSITIVE_INFINITY) : undefined;
}

/** Whether this page was loaded by Back or Forward, from cached HTML. */
export const isFromHistory = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'back_forward');
