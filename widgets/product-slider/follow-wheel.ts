/** Pixels of a trackpad gesture per product; less is unintentional. */
const distance = 40;

/** Milliseconds between two steps, because a trackpad's momentum continues the gesture. */
const pause = 200;

/**
 * Handles two fingers moving sideways on a trackpad, and the wheel with Shift. Vertical scrolling still
 * scrolls the page.
 */
export function followWheel(host: HTMLElement, turn: (direction: 1 | -1) => void, signal: AbortSignal): void {
  let gone = 0;
  let turnedAt = 0;
  const onWheel = (event: WheelEvent) => {
    const { shiftKey, deltaX, deltaY, timeStamp } = event;
    // Firefox reports a wheel with Shift as vertical
    const [along, across] = shiftKey && !deltaX ? [deltaY, 0] : [deltaX, deltaY];
    if (Math.abs(along) <= Math.abs(across)) return;
    event.preventDefault();
    gone += along;
    if (Math.abs(gone) < distance || timeStamp - turnedAt < pause) return;
    turn(gone > 0 ? 1 : -1);
    gone = 0;
    turnedAt = timeStamp;
  };
  host.addEventListener('wheel', onWheel, { passive: false, signal });
}
