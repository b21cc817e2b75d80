/** Calls when the page comes back out of the back/forward cache: what it shows may be old. */
export function onPageReturn(listener: () => void): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener();
  });
}
