/** Runs work when the browser has painted and is idle. */
export function whenIdle(work: () => unknown): void {
  const later: (run: () => void) => void = window.requestIdleCallback ?? setTimeout;
  later(() => void work());
}
