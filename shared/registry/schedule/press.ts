import { contains } from '../native.ts';

/** Milliseconds in which a click can follow the end of a press. Some browsers send the click of a touch in a later task. */
const clickDelay = 500;

/** The element under the pressed pointer, or the focused element while the space bar is pressed. */
let pressed: EventTarget | null = null;
let ended: Promise<void> | undefined;
let end = () => {};

/**
 * Observes presses. A press ends with its click. If the pressed element were replaced before, the browser would send no
 * click.
 */
export function observePresses(signal: AbortSignal): void {
  const options = { capture: true, signal };
  const begin = ({ target }: Event) => {
    resetPress();
    pressed = target;
    ended = new Promise((resolve) => {
      end = resolve;
    });
  };
  addEventListener('pointerdown', (event) => event.button || begin(event), options);
  addEventListener('keydown', (event) => event.key === ' ' && begin(event), options);
  for (const type of ['pointerup', 'pointercancel', 'keyup'])
    addEventListener(type, () => setTimeout(end, clickDelay), options);
  // In a new task, after the listeners and the default action of the click
  addEventListener('click', () => setTimeout(end), options);
}

/** Resolves after the click if an element of the host is pressed. Undefined if there was no press. */
export const whenReleased = (host: Element): Promise<void> | undefined =>
  pressed instanceof Node && contains(host, pressed) ? ended : undefined;

/** Ends a press whose release was not observed. */
export function resetPress(): void {
  end();
  pressed = null;
  ended = undefined;
}
