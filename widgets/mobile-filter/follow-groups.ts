import { listenTo, queryAll, queryPage } from '../../shared/registry/native.ts';
import { navigationText } from '../../shared/text/navigation.ts';

/**
 * Opens an overlay with a copy of the side navigation's groups, as they stand at that moment. What is chosen in the copy is
 * chosen in the original, which is what the page listens to. The button is hidden while there are no groups. Returns what
 * undoes it.
 */
export function followGroups(
  host: HTMLElement,
  source: string,
  open: (dialog: HTMLDialogElement) => void,
  signal: AbortSignal,
): () => void {
  const [button] = queryAll(host, 'button');
  const [original] = queryPage(`[id="${CSS.escape(source)}"]`);
  const groups = () => (original ? [...queryAll<HTMLDetailsElement>(original, 'details')] : []);
  const wasHidden = button?.hidden ?? false;
  const hide = () => {
    if (button) button.hidden = groups().length === 0;
  };
  hide();
  const observer = new MutationObserver(hide);
  if (original) observer.observe(original, { childList: true, subtree: true });

  const dialog = document.createElement('dialog');
  dialog.className = 'krume-dialog krume-drawer';
  dialog.setAttribute('aria-label', navigationText.filter);
  const body = document.createElement('div');
  body.className = 'krume-drawer-body';
  dialog.append(head(dialog), body);
  host.append(dialog);

  const fields = 'input, select';
  const show = () => {
    body.replaceChildren(...groups().map(copyOf));
    open(dialog);
  };
  if (button) listenTo(button, 'click', show, signal);
  // The copies have the order of the originals
  listenTo(
    body,
    'change',
    ({ target }) => {
      const index = [...queryAll(body, fields)].indexOf(target as HTMLElement);
      const counterpart = groups().flatMap((group) => [...queryAll(group, fields)])[index];
      if (target instanceof HTMLInputElement && counterpart instanceof HTMLInputElement) {
        counterpart.checked = target.checked;
        counterpart.value = target.value;
      } else if (target instanceof HTMLSelectElement && counterpart instanceof HTMLSelectElement)
        counterpart.value = target.value;
      counterpart?.dispatchEvent(new Event('change', { bubbles: true }));
    },
    signal,
  );
  return () => {
    observer.disconnect();
    dialog.remove();
    if (button) button.hidden = wasHidden;
  };
}

/** Without ids and names: nothing is there twice, and no form sends it. What is ticked now is ticked in it. */
function copyOf(group: HTMLDetailsElement): HTMLElement {
  const copy = group.cloneNode(true) as HTMLElement;
  const originals = [...queryAll<HTMLInputElement>(group, 'input, select')];
  for (const [index, field] of [...queryAll<HTMLInputElement>(copy, 'input, select')].entries()) {
    field.value = originals[index]?.value ?? '';
    field.checked = originals[index]?.checked ?? false;
  }
  for (const element of [copy, ...queryAll(copy, '*')])
    for (const name of ['id', 'name', 'for', 'form', 'data-widget', 'data-widget-state'])
      element.removeAttribute(name);
  return copy;
}

function head(dialog: HTMLDialogElement): HTMLElement {
  const row = document.createElement('div');
  row.className = 'krume-drawer-head';
  const title = document.createElement('h2');
  title.textContent = navigationText.filter;
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'krume-drawer-close';
  close.setAttribute('aria-label', navigationText.close);
  close.textContent = '×';
  close.onclick = () => dialog.close();
  row.append(title, close);
  return row;
}
