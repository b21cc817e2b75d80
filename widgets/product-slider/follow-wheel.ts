/** Pixels that two fingers go for one product: less is a tremble. */
const distance = 40;

/** Milliseconds: one product at a time, whatever momentum a trackpad adds. */
const pause = 200;

/** Two fingers sideways on a trackpad, or the wheel with Shift. Upright scrolling stays the page's. */
export function followWheel(host: HTMLElement, turn: (direction: 1 | -1) => void, signal: AbortSignal): void {
  let gone = 0;
  let turnedAt = 0;
  const onWheel = (event: WheelEvent) => {
    const { shiftKey, deltaX, deltaY, timeStamp } = event;
    // Firefox leaves the turn upright while Shift is held
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
