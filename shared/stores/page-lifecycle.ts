/** Calls when the page comes back out of the back/forward cache: what it shows may be old. */
export function onPageReturn(listener: () => void, signal: AbortSignal): void {
  addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal });
}

/** Calls when the page is left, for good or into the back/forward cache. */
export function onPageLeave(listener: () => void, signal: AbortSignal): void {
  addEventListener('pagehide', listener, { signal });
}
