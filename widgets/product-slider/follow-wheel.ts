/** Pixels of sideways scrolling that turn the slider by one product. */
const distance = 40;

/** Minimum time between two steps in milliseconds. Prevents further steps by the momentum of a trackpad. */
const pause = 200;

/** Time in milliseconds without movement, after which a movement belongs to another gesture. */
const gestureEnd = 200;

/**
 * Turns the slider on a sideways trackpad gesture and on the wheel with Shift. Vertical scrolling still
 * scrolls the page.
 */
export function followWheel(host: HTMLElement, turn: (direction: 1 | -1) => void, signal: AbortSignal): void {
  let gone = 0;
  let turnedAt = 0;
  let movedAt = 0;
  const onWheel = (event: WheelEvent) => {
    const { shiftKey, deltaX, deltaY, timeStamp } = event;
    // Firefox reports the wheel with Shift as vertical scrolling
    const [along, across] = shiftKey && !deltaX ? [deltaY, 0] : [deltaX, deltaY];
    if (Math.abs(along) <= Math.abs(across)) return;
    event.preventDefault();
    if (timeStamp - movedAt > gestureEnd) gone = 0;
    movedAt = timeStamp;
    gone += along;
    if (Math.abs(gone) < distance || timeStamp - turnedAt < pause) return;
    turn(gone > 0 ? 1 : -1);
    gone = 0;
    turnedAt = timeStamp;
  };
  host.addEventListener('wheel', onWheel, { passive: false, signal });
}
