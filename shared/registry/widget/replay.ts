import { closest, getAttribute, isConnected, queryAll } from '../native.ts';
import { isPlainClick } from '../plain-click.ts';
import { intentAttribute, intentSelector } from '../schema.ts';

/** What the browser acts on by itself, with or without us. */
const native = 'a[href],area,label,summary,input,select,textarea,form [type=submit],[type=reset]';

/**
 * Clicks once more what was clicked before the widget was ready: the same button, or the component's
 * counterpart with the same intent. Links, submits and modified clicks have had their native effect.
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

/** A `<button>` in a form submits it, unless told otherwise. */
const submits = (button: Element) =>
  button instanceof HTMLButtonElement && button.form && button.type !== 'button';
