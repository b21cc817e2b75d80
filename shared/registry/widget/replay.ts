import { closest, getAttribute, isConnected, queryAll } from '../native.ts';
import { isPlainClick } from '../plain-click.ts';
import { intentAttribute, intentSelector } from '../schema.ts';

/** Matches controls whose clicks the browser handles without a script. */
const native = 'a[href],area,label,summary,input,select,textarea,form [type=submit],[type=reset]';

/**
 * Repeats the first early click. Ignores clicks that the browser has handled, for example on a link or a submit button.
 * Clicks the same button or, if the component has replaced this button, the component's button with the same intent.
 */
export function replay(clicks: readonly MouseEvent[], host: HTMLElement): void {
  const button = clicks.map(intended).find(Boolean);
  const intent = button && getAttribute(button, intentAttribute);
  const counterpart =
    button && isConnected(button)
      ? button
      : queryAll(host, intentSelector).find((element) => getAttribute(element, intentAttribute) === intent);
  if (counterpart) HTMLElement.prototype.click.call(counterpart);
}

function intended(click: MouseEvent): Element | undefined {
  const { target } = click;
  if (!isPlainClick(click) || !(target instanceof Element)) return undefined;
  const button = closest(target, intentSelector);
  return button && !closest(target, native) && !submits(button) ? button : undefined;
}

/** Whether a button submits a form. A `<button>` without a type submits its form. */
const submits = (button: Element) =>
  button instanceof HTMLButtonElement && button.form && button.type !== 'button';
