/**
 * Calls back when the shopper has stopped the browser, which was sending a form. Chromium and Safari tell of it; Firefox
 * tells nobody.
 */
export function onStop(call: () => void, signal: AbortSignal): void {
  // An element, or several, may be called so
  if (!('navigation' in window && window.navigation instanceof EventTarget)) return;
  let latest: Event | undefined;
  const onNavigate = (event: NavigateEvent) => {
    latest = event;
    if (!event.formData) return;
    const onAbort = () => {
      // A link, another post or a new address come right after the end that they put to this one; where only the address
      // changes, the browser sends on
      setTimeout(() => {
        if (latest === event && !signal.aborted) call();
      });
    };
    event.signal.addEventListener('abort', onAbort, { signal });
  };
  window.navigation.addEventListener('navigate', onNavigate, { signal });
}
