import { closest, getAttribute, isConnected, queryAll } from '../native.ts';
import { isPlainClick } from '../plain-click.ts';
import { intentAttribute, intentSelector } from '../schema.ts';

/** Controls with a default action of the browser. */
const native = 'a[href],area,label,summary,input,select,textarea,form [type=submit],[type=reset]';

/**
 * Repeats a click that came before the widget was ready. The target is the same button, or the component's
 * button with the same intent. Clicks on links and submit buttons, and clicks with a modifier key, are not
 * repeated, because the browser has handled them.
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

/** A `<button>` in a form submits the form, unless its type says otherwise. */
const submits = (button: Element) =>
  button instanceof HTMLButtonElement && button.form && button.type !== 'button';
