import { activeElement, contains, getAttribute, queryAll } from '../../native.ts';

const focusable = 'a[href],button,input,select,textarea,summary,[tabindex]';

/**
 * Records the focused control before the component replaces the server HTML. Returns a function that focuses the
 * component's control with the same name. If no control has this name, the function focuses the control with the same
 * index among the focusable elements of the host.
 */
export function captureFocus(host: HTMLElement): () => void {
  const active = activeElement();
  if (!active || active === host || !contains(host, active)) return () => undefined;
  const name = getAttribute(active, 'name');
  const named = (all: HTMLElement[]) =>
    all.filter((element) => name && getAttribute(element, 'name') === name);
  const before = inOrder(host);
  const nth = named(before).indexOf(active as HTMLElement);
  const { selectionStart = null, selectionEnd = null } = active as Partial<HTMLInputElement>;
  return () => {
    const all = inOrder(host);
    const next =
      all.find((element) => element === active) ??
      named(all)[nth] ??
      all[before.indexOf(active as HTMLElement)];
    next?.focus({ preventScroll: true });
    if (selectionStart !== null) (next as HTMLInputElement).setSelectionRange?.(selectionStart, selectionEnd);
  };
}

const inOrder = (host: HTMLElement) => queryAll(host, focusable);
