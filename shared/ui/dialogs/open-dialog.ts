import { activeElement, pageBody } from '../../registry/native.ts';
import { uniqueId } from '../../registry/widget/index.ts';
import { createButton, createElement } from '../dom/create-element.ts';
import { holdOpen } from './hold-open.ts';

// Creates the row of buttons without a framework, because an error dialog must work when no other file can be loaded.

export const actions = (...elements: HTMLElement[]) =>
  createElement('div', { class: 'krume-dialog-actions' }, ...elements);

export function button(text: string, onClick: () => void, className = 'krume-button'): HTMLButtonElement {
  const element = createButton({ class: className }, text);
  element.onclick = onClick;
  return element;
}

export interface DialogOptions {
  title: string;
  /** If true, only the buttons of the dialog close it */
  blocking?: boolean;
  /** A class in addition to `krume-dialog` */
  className?: string;
  /** Screen readers announce the message when the dialog opens. With a message, the first button receives the focus */
  message?: string;
  /** Creates the content below the message; `close` closes the dialog */
  content(close: () => void): Node;
}

/** Milliseconds after opening during which a key press may still be meant for the previously focused element. */
const settling = 500;

/**
 * Opens a native modal dialog at the end of the page. Resolves when the dialog is closed and the focus has returned to
 * the page.
 */
export function openDialog({
  title,
  blocking,
  className = '',
  message,
  content,
}: DialogOptions): Promise<void> {
  const before = activeElement();
  const id = uniqueId();
  const dialog = createElement(
    'dialog',
    { class: `krume-dialog ${className}`.trim(), 'aria-labelledby': id },
    createElement('h2', { id }, title),
  );
  if (message) {
    dialog.setAttribute('aria-describedby', `${id}-message`);
    dialog.append(createElement('p', { id: `${id}-message` }, message));
  }
  const held = new AbortController();
  const close = () => {
    held.abort();
    dialog.close();
  };
  const settled = performance.now() + settling;
  dialog.onkeydown = (event) => {
    // An early key press is ignored only on the first button, because this button receives the focus without the user's
    // action
    const isFirst = message && event.target === dialog.querySelector('button');
    if (isFirst && 'Enter '.includes(event.key) && event.timeStamp < settled) event.preventDefault();
  };
  dialog.append(content(close));
  pageBody().append(dialog);
  dialog.showModal();
  // Focuses the button instead of the reload link, because an accidental Enter on the link would reload the page
  if (message) dialog.querySelector('button')?.focus();
  // In a very low viewport, focusing the button scrolls the title out of view
  dialog.scrollTop = 0;

  return new Promise((resolve) => {
    if (blocking) holdOpen(dialog, held.signal);
    dialog.addEventListener('close', () => {
      if (dialog.open) return;
      dialog.remove();
      // The browser returns the focus when the dialog closes, unless the previously focused element is disabled at this
      // moment
      if (activeElement() === pageBody() && before instanceof HTMLElement) before.focus();
      resolve();
    });
  });
}
