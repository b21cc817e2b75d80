// Plain elements: a dialog is for the moment when nothing else can be loaded, and comes as a small chunk of its own. The
// document is asked through its prototype: an element of the page may be called `body`.

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
  /** No way out but its own buttons */
  blocking?: boolean;
  /** Beside `krume-dialog` */
  className?: string;
  /** What is said: read out as the dialog opens, with the focus on the first button */
  message?: string;
  /** What stands below it; `close` closes the dialog */
  content(close: () => void): Node;
}

let count = 0;

/** Milliseconds in which a key may still be meant for what had the focus before. */
const settling = 500;

const activeElement = () => Reflect.get(Document.prototype, 'activeElement', document);
const body = () => Reflect.get(Document.prototype, 'body', document);

/** Opens a native modal dialog at the end of the page; resolves when it has closed and the focus is back. */
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
    // Where the focus has moved on since, the key means the dialog
    const isFirst = message && event.target === dialog.querySelector('button');
    if (isFirst && 'Enter '.includes(event.key) && event.timeStamp < settled) event.preventDefault();
  };
  dialog.append(content(close));
  body().append(dialog);
  dialog.showModal();
  // Not on a link: an Enter too many would load the page again
  if (message) dialog.querySelector('button')?.focus();
  // In a very low window the focus has scrolled the title away, which is read first
  dialog.scrollTop = 0;

  return new Promise((resolve) => {
    dialog.addEventListener('cancel', (event) => blocking && event.preventDefault());
    dialog.addEventListener('close', () => {
      // Chromium closes a dialog at the second Escape whatever its cancel event says
      if (blocking && !isDone && dialog.isConnected) return dialog.showModal();
      dialog.remove();
      // The browser gives the focus back, unless the element was disabled at that moment
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

/** As on a new page; for tests. */
export const resetDialogCount = () => {
  count = 0;
};
