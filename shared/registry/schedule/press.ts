import { contains } from '../native.ts';
import { resettable } from '../resettable.ts';

/** Maximum duration of a press in milliseconds, because browsers do not report the end of every press. */
const longestPress = 10_000;

/**
 * The longest time from an event to the click on the pressed element, in milliseconds. After a touch, some browsers
 * send the click in a later task.
 */
const timeToClick = {
  pointerdown: longestPress,
  keydown: longestPress,
  pointerup: 500,
  keyup: 500,
  pointercancel: 0,
  click: 0,
};
const pollInterval = 20;

/** The element under the pressed pointer, or the focused element while the space bar is pressed. */
let pressed: EventTarget | undefined;
/** The time after which no click on the pressed element follows. */
let deadline = 0;

/** Observes presses of the pointer and of the space bar until the signal aborts. */
export function observePresses(signal: AbortSignal): void {
  for (const [type, time] of Object.entries(timeToClick))
    addEventListener(type, (event) => observe(event, time), { capture: true, signal });
  signal.addEventListener('abort', forgetPress);
}

function observe(
  { type, target, button, key = ' ' }: Partial<PointerEvent & KeyboardEvent>,
  time: number,
): void {
  if (button || key !== ' ') return;
  if (time === longestPress) pressed = target ?? undefined;
  // A click on another element does not end the press, for example a replayed click
  if (type !== 'click' || isPressed(target)) deadline = performance.now() + time;
}

/**
 * Resolves when the current press on the host has ended and its click can no longer come; undefined if the host is not
 * pressed. If the pressed element were replaced before its click, the browser would send no click.
 */
export function whenReleased(host: Element): Promise<void> | undefined {
  return isPressed(host) ? pollRelease(host) : undefined;
}

async function pollRelease(host: Element): Promise<void> {
  while (isPressed(host)) await new Promise((resolve) => setTimeout(resolve, pollInterval));
}

const isPressed = (node: unknown) =>
  performance.now() < deadline && node instanceof Node && pressed instanceof Node && contains(node, pressed);

function forgetPress(): void {
  pressed = undefined;
  deadline = 0;
}

resettable(forgetPress);
