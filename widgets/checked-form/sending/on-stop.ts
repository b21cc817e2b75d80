/**
 * Calls `call` when the user presses the browser's Stop button while the browser is posting a form. Works in
 * Chromium and Safari; Firefox fires no event.
 */
export function onStop(call: () => void, signal: AbortSignal): void {
  // `window.navigation` may be an element with this id
  if (!('navigation' in window && window.navigation instanceof EventTarget)) return;
  let latest: Event | undefined;
  const onNavigate = (event: NavigateEvent) => {
    latest = event;
    if (!event.formData) return;
    const onAbort = () => {
      // Waits for the next task: after an abort by a new navigation, the event of the new navigation fires
      // first, and this abort is ignored. A navigation that changes only the fragment or the history state
      // does not stop the post
      setTimeout(() => {
        if (latest === event && !signal.aborted) call();
      });
    };
    event.signal.addEventListener('abort', onAbort, { signal });
  };
  window.navigation.addEventListener('navigate', onNavigate, { signal });
}
