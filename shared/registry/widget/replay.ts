import { schema } from '../schema.ts';

/** What the browser acts on by itself, with or without us. */
const native = 'a[href],area,label,summary,input,select,textarea,form [type=submit],[type=reset]';

/**
 * Clicks once more what was clicked before the widget was ready: the same button, or the component's
 * counterpart with the same intent. Links, submits and modified clicks have had their native effect.
 */
export function replay(clicks: readonly MouseEvent[], host: HTMLElement): void {
  const button = clicks.map(intended).find(Boolean);
  const intent = button?.getAttribute(schema.intent);
  const counterpart = button?.isConnected
    ? button
    : [...host.querySelectorAll<HTMLElement>(`[${schema.intent}]`)].find(
        (element) => element.getAttribute(schema.intent) === intent,
      );
  counterpart?.click();
}

function intended(click: MouseEvent): HTMLElement | undefined {
  const { target, metaKey, ctrlKey, shiftKey, altKey } = click;
  if (metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return undefined;
  const button = target.closest<HTMLElement>(`[${schema.intent}]`);
  return button && !target.closest(native) && !submits(button) ? button : undefined;
}

/** A `<button>` in a form submits it, unless told otherwise. */
const submits = (button: HTMLElement) =>
  button instanceof HTMLButtonElement && button.form && button.type !== 'button';
