const focusable = 'a[href],button,input,select,textarea,summary,[tabindex]';

/**
 * Where the focus is in the server HTML before the component takes its place. Returns a function that moves
 * it to the control of the same name, else to the one in the same place of the tab order.
 */
export function takeFocus(host: HTMLElement): () => void {
  const active = document.activeElement;
  if (!active || active === host || !host.contains(active)) return () => undefined;
  const name = active.getAttribute('name');
  const index = inOrder(host).indexOf(active as HTMLElement);
  const { selectionStart = null, selectionEnd = null } = active as Partial<HTMLInputElement>;
  return () => {
    const all = inOrder(host);
    const next =
      all.find((element) => element === active) ??
      all.find((element) => name && element.getAttribute('name') === name) ??
      all[index];
    next?.focus({ preventScroll: true });
    if (selectionStart !== null) (next as HTMLInputElement).setSelectionRange?.(selectionStart, selectionEnd);
  };
}

const inOrder = (host: HTMLElement) => [...host.querySelectorAll<HTMLElement>(focusable)];
