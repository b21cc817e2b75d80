/** Runs work when the browser is idle, or in a new task if the browser has no `requestIdleCallback`. */
export function whenIdle(work: () => unknown): void {
  const later: (run: () => void) => void = window.requestIdleCallback ?? setTimeout;
  later(() => void work());
}
