// Plain DOM elements: a dialog must work when nothing else can be loaded. Properties of the document are read from its
// prototype, because an element of the page may be named `body`.

export function actions(...elements: HTMLElement[]): HTMLElement {
  const row = document.createElement('div');
  row.className = 'krume-dialog-actions';
  row.append(...elements);
  return row;
}

export function button(text: string, onClick: () => void, className = 'krume-button'): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  element.textContent = text;
  element.onclick = onClick;
  return element;
}

export interface DialogOptions {
  title: string;
  /** Only the dialog's own buttons close it */
  blocking?: boolean;
  /** Added to `krume-dialog` */
  className?: string;
  /** Announced when the dialog opens; the first button then receives the focus */
  message?: string;
  /** Content below the message; `close` closes the dialog */
  content(close: () => void): Node;
}

let count = 0;

/** Milliseconds after opening during which a key press may be meant for the previously focused element. */
const settling = 500;

const activeElement = () => Reflect.get(Document.prototype, 'activeElement', document);
const body = () => Reflect.get(Document.prototype, 'body', document);

/** Opens a native modal dialog at the end of the page. Resolves when it is closed and the focus has returned. */
export function openDialog({
  title,
  blocking,
  className = '',
  message,
  content,
}: DialogOptions): Promise<void> {
  const before = activeElement();
  const id = `krume-dialog-${++count}`;
  const dialog = document.createElement('dialog');
  dialog.className = `krume-dialog ${className}`.trim();
  dialog.setAttribute('aria-labelledby', id);
  dialog.append(textElement('h2', title, id));
  if (message) {
    dialog.setAttribute('aria-describedby', `${id}-message`);
    dialog.append(textElement('p', message, `${id}-message`));
  }
  let isDone = false;
  const close = () => {
    isDone = true;
    dialog.close();
  };
  const settled = performance.now() + settling;
  dialog.onkeydown = (event) => {
    // A key press on another element is meant for the dialog
    const isFirst = message && event.target === dialog.querySelector('button');
    if (isFirst && 'Enter '.includes(event.key) && event.timeStamp < settled) event.preventDefault();
  };
  dialog.append(content(close));
  body().append(dialog);
  dialog.showModal();
  // Not a link: an accidental Enter would reload the page
  if (message) dialog.querySelector('button')?.focus();
  // In a very low viewport, the focus scrolls away from the title
  dialog.scrollTop = 0;

  return new Promise((resolve) => {
    dialog.addEventListener('cancel', (event) => blocking && event.preventDefault());
    dialog.addEventListener('close', () => {
      // Chromium closes a dialog at the second Escape, even if the cancel event is prevented
      if (blocking && !isDone && dialog.isConnected) return dialog.showModal();
      dialog.remove();
      // The browser returns the focus, unless the element was disabled at that moment
      if (activeElement() === body() && before instanceof HTMLElement) before.focus();
      resolve();
    });
  });
}

export function textElement(tag: 'h2' | 'p', text: string, id = ''): HTMLElement {
  const element = document.createElement(tag);
  element.id = id;
  element.textContent = text;
  return element;
}

/** Resets the module state; for tests. */
export const resetDialogCount = () => {
  count = 0;
};
