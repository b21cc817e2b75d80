import {
  contains,
  getAttribute,
  listenTo,
  matches,
  queryAll,
  queryPage,
  removeAttribute,
  setAttribute,
} from '../../shared/registry/native.ts';
import { navigationText } from '../../shared/text/navigation.ts';
import { borrowAttributes } from '../../shared/ui/dom/borrow-attributes.ts';
import { createButton, createElement } from '../../shared/ui/dom/create-element.ts';

/**
 * Makes the button open an overlay with a copy of the side navigation's groups. A choice in the copy is applied
 * to the original, because the page listens to the original. The button is hidden if there are no groups.
 * Returns a function that restores the page.
 */
export function followGroups(
  host: HTMLElement,
  source: string,
  open: (dialog: HTMLDialogElement) => void,
  signal: AbortSignal,
): () => void {
  const [button] = queryAll(host, 'button');
  const [original] = queryPage(`[id="${CSS.escape(source)}"]`);
  const groups = () => (original ? outermost(original) : []);
  const attributes = borrowAttributes();
  const hide = () => {
    if (button) attributes.toggle(button, 'hidden', groups().length === 0);
  };
  hide();
  const observer = new MutationObserver(hide);
  if (original) observer.observe(original, { childList: true, subtree: true });

  const body = createElement('div', { class: 'krume-drawer-body' });
  const close = createButton({ class: 'krume-drawer-close', 'aria-label': navigationText.close }, '×');
  close.onclick = () => dialog.close();
  const title = createElement('h2', {}, navigationText.filter);
  const head = createElement('div', { class: 'krume-drawer-head' }, title, close);
  const dialog = createElement(
    'dialog',
    { class: 'krume-dialog krume-drawer', 'aria-label': navigationText.filter },
    head,
    body,
  );
  host.append(dialog);

  const show = () => {
    body.replaceChildren(...groups().map(copyOf));
    open(dialog);
  };
  if (button) listenTo(button, 'click', show, signal);
  // Copies and originals have the same order
  listenTo(
    body,
    'change',
    ({ target }) => {
      const copies = fieldsOf(body);
      const index = copies.indexOf(target as HTMLElement);
      const originals = groups().flatMap(fieldsOf);
      copyValue(originals[index], copies[index]);
      originals[index]?.dispatchEvent(new Event('change', { bubbles: true }));
      // The page may react to the change event and change other fields
      for (const [place, copy] of copies.entries()) copyValue(copy, originals[place]);
    },
    signal,
  );
  return () => {
    observer.disconnect();
    dialog.remove();
    attributes.giveBack();
  };
}

/**
 * Returns the groups that are not inside another group. A copy of such a group contains the nested groups.
 */
function outermost(original: Element): HTMLDetailsElement[] {
  const all = queryAll<HTMLDetailsElement>(original, 'details');
  return all.filter((group) => !all.some((other) => other !== group && contains(other, group)));
}

const fieldsOf = (part: Element) => queryAll(part, 'input, select');

function copyValue(field: HTMLElement | undefined, other: HTMLElement | undefined): void {
  if (field instanceof HTMLSelectElement && other instanceof HTMLSelectElement) field.value = other.value;
  if (!(field instanceof HTMLInputElement) || !(other instanceof HTMLInputElement)) return;
  field.checked = other.checked;
  // Scripts cannot set the value of a file field
  if (field.type !== 'file') field.value = other.value;
}

/** Attributes that define or reference ids. */
const references = ['id', 'for', 'aria-labelledby', 'aria-describedby', 'aria-controls'];

/**
 * Copies a group with its current values. The copy has its own ids, so that no id is duplicated. The fields of
 * the copy belong to no form, so that they are not submitted. Radio buttons of a group keep a common name, so
 * that the group has one tab stop.
 */
function copyOf(group: HTMLDetailsElement): HTMLElement {
  const copy = group.cloneNode(true) as HTMLElement;
  const originals = fieldsOf(group);
  for (const [index, field] of fieldsOf(copy).entries()) copyValue(field, originals[index]);
  const elements = [copy, ...queryAll(copy, '*')];
  const inside = new Set(elements.map((element) => getAttribute(element, 'id')));
  for (const element of elements) {
    for (const name of ['data-widget', 'data-widget-state']) removeAttribute(element, name);
    const name = getAttribute(element, 'name');
    if (name) setAttribute(element, 'name', `krume-filter-${name}`);
    if (matches(element, 'input, select, button')) setAttribute(element, 'form', '');
    for (const name of references) {
      const ids = getAttribute(element, name)?.split(/\s+/);
      if (ids)
        setAttribute(element, name, ids.map((id) => (inside.has(id) ? `krume-filter-${id}` : id)).join(' '));
    }
  }
  return copy;
}
