import { hashText } from '../kept/hash-text.ts';
import { kept } from '../kept/kept.ts';
import { isLoadedAhead, navigationTiming, pageOpenedAt } from '../kept/page-opened.ts';
import { integer } from '../model/values.ts';

export const activityEvents = ['pointerdown', 'keydown', 'click'];

/**
 * Calls the listener when the page may show outdated data: the page was prerendered, prefetched, restored from the
 * back/forward cache, or loaded by Back or Forward from cached HTML.
 *
 * @param listener receives a time in milliseconds since 1970. Changes after this time may be missing on the page
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

export function onPageRestore(listener: () => void, signal: AbortSignal): void {
  addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal });
}

/** Calls the listener when the page is unloaded or enters the back/forward cache. */
export function onPageLeave(listener: () => void, signal: AbortSignal): void {
  addEventListener('pagehide', listener, { signal });
}

/**
 * The time when the HTML was requested, if the HTML may be older than the moment when the user opened the page.
 * Undefined for new HTML.
 */
function printedEarlier(): number | undefined {
  // The URL is hashed, because it may contain a token, such as a link for resetting the password
  const name = `opened:${hashText(location.pathname + location.search)}`;
  const opened = kept({ name, where: 'tab', schema: integer, owner: 'device' });
  const openedAt = Math.round(pageOpenedAt());
  // Without storage, the time is unknown. No stored change is newer than Infinity, so the page keeps the hearts of its
  // HTML
  if (isFromHistory()) return opened.read() ?? Number.POSITIVE_INFINITY;
  opened.write(openedAt);
  return isLoadedAhead() ? openedAt : undefined;
}

/** Whether the user opened this page with Back or Forward, usually from cached HTML. */
const isFromHistory = () => navigationTiming('type') === 'back_forward';

/** Whether the HTML may be older than the last change, sign-in or sign-out. */
export const mayBeOutdated = () => isFromHistory() || isLoadedAhead();
