/**
 * Calls back when the user stops the browser while it sends a form. Chromium and Safari report it; Firefox does not.
 */
export function onStop(call: () => void, signal: AbortSignal): void {
  // An element can be called `navigation`
  if (!('navigation' in window && window.navigation instanceof EventTarget)) return;
  let latest: Event | undefined;
  const onNavigate = (event: NavigateEvent) => {
    latest = event;
    if (!event.formData) return;
    const onAbort = () => {
      // A stop by a new navigation is ignored: the new navigation fires right after the abort. A change of
      // only the fragment or history state does not end the upload
      setTimeout(() => {
        if (latest === event && !signal.aborted) call();
      });
    };
    event.signal.addEventListener('abort', onAbort, { signal });
  };
  window.navigation.addEventListener('navigate', onNavigate, { signal });
}
