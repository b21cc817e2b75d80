/**
 * Calls back when the user stops the browser while it sends a form. Firefox reports no stop; Chromium and Safari do.
 */
export function onStop(call: () => void, signal: AbortSignal): void {
  // `window.navigation` may be an element with this id
  if (!('navigation' in window && window.navigation instanceof EventTarget)) return;
  let latest: Event | undefined;
  const onNavigate = (event: NavigateEvent) => {
    latest = event;
    if (!event.formData) return;
    const onAbort = () => {
      // Ignores an abort by a new navigation, whose event fires right after the abort. A change of
      // only the fragment or history state does not end the upload
      setTimeout(() => {
        if (latest === event && !signal.aborted) call();
      });
    };
    event.signal.addEventListener('abort', onAbort, { signal });
  };
  window.navigation.addEventListener('navigate', onNavigate, { signal });
}
