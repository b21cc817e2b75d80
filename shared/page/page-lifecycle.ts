import { hashText } from '../kept/hash-text.ts';
import { kept } from '../kept/kept.ts';
import { pageOpenedAt, resetPageOpened } from '../kept/page-opened.ts';
import { integer } from '../model/values.ts';

/** What tells of somebody who is on the page. */
export const uses = ['pointerdown', 'keydown', 'click'];

/**
 * Calls when a page comes back that may show what is no longer true: out of the back/forward cache, or made anew from
 * the HTML that the history has kept. `since` is when it was left, or first opened; what has happened after it, the page
 * does not know. Milliseconds since 1970.
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

/** Calls when the page comes back out of the back/forward cache, as it was left. */
export function onPageRestore(listener: () => void, signal: AbortSignal): void {
  addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal });
}

/** Calls when the page is left, for good or into the back/forward cache. */
export function onPageLeave(listener: () => void, signal: AbortSignal): void {
  addEventListener('pagehide', listener, { signal });
}

/** As on a page that is asked for now; for tests. */
export const resetPageLifecycle = () => resetPageOpened();

/** When a page of the history was opened for the first time in this tab; undefined for one that is new. */
function printedEarlier(): number | undefined {
  // An address may hold a token, such as the one that sets a new password
  const name = `opened:${hashText(location.pathname + location.search)}`;
  const opened = kept({ name, where: 'tab', schema: integer, owner: 'device' });
  const isOld = isFromHistory();
  if (!isOld) opened.write(Math.round(pageOpenedAt()));
  // Without storage it is not known since when: the cart is asked for, hearts stay as they are printed
  return isOld ? (opened.read() ?? Number.POSITIVE_INFINITY) : undefined;
}

/** Whether this page was made anew from what the history has kept of it. */
export const isFromHistory = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'back_forward');
