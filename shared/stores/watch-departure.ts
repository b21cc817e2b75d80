/** What tells of somebody who is on the page. */
const uses = ['pointerdown', 'keydown', 'click'];

/**
 * Whether the page may be about to be left, for as long as `signal` lives: browsers stop what is under way before they say
 * `pagehide`. A page that always listens to `beforeunload` is kept in no cache.
 *
 * @returns resolves when the page stays: at once, or, where it was about to be left, once somebody uses it again
 */
export function watchDeparture(signal: AbortSignal): () => Promise<void> {
  let isGoing = false;
  let stays = () => {};
  const goes = () => {
    isGoing = true;
  };
  const isUsed = () => {
    isGoing = false;
    stays();
  };
  addEventListener('beforeunload', goes, { signal });
  for (const use of uses) addEventListener(use, isUsed, { capture: true, signal });
  return () =>
    new Promise((resolve) => {
      stays = resolve;
      if (!isGoing) resolve();
    });
}
