import { dialogText } from '../text/dialogs.ts';

// Plain elements: a dialog is for the moment when nothing else can be loaded, and comes as a small chunk of its own. The
// document is asked through its prototype: an element of the page may be called `body`.

export interface ErrorOptions {
  /** Without the link that loads the page again, where that would not help */
  reload?: boolean;
  /** What failed, to be tried again in place */
  retry?: (() => void) | undefined;
  /** It is tried again by itself when the connection is back: what is said goes then, and comes again if it is still true */
  untilOnline?: boolean;
}

/**
 * Says what went wrong, with a link that loads the page again, and a button that tries again where that is possible. The
 * same message is not shown twice at a time.
 *
 * @see shop.md section 2.8
 */
export async function showError(
  message: string,
  { reload = true, retry, untilOnline }: ErrorOptions = {},
): Promise<void> {
  const shown = [...Document.prototype.querySelectorAll.call(document, '.krume-dialog[open] > p')];
  if (shown.some(({ textContent }) => textContent === message)) return;
  let isRetried = false;
  const closed = new AbortController();
  await openDialog({
    title: dialogText.error,
    message,
    content(close) {
      const again = () => {
        isRetried = true;
        close();
      };
      if (untilOnline) addEventListener('online', close, { signal: closed.signal });
      return actions(
        ...(reload ? [reloadLink()] : []),
        button(dialogText.close, close, retry ? 'krume-button-quiet' : 'krume-button'),
        ...(retry ? [button(dialogText.retry, again)] : []),
      );
    },
  });
  closed.abort();
  // The focus is back where it was by now
  if (isRetried) retry?.();
}

/** A link to the page itself with a fragment would only scroll. */
function reloadLink(): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = location.href;
  link.textContent = dialogText.reload;
  link.onclick = (event) => {
    event.preventDefault();
    location.reload();
  };
  return link;
}

/** Asks; true for 'Ja', false for 'Abbrechen' and Escape. */
export async function confirm(question: string): Promise<boolean> {
  let answer = false;
  await openDialog({
    title: dialogText.question,
    message: question,
    content(close) {
      const accept = () => {
        answer = true;
        close();
      };
      return actions(button(dialogText.cancel, close, 'krume-button-quiet'), button(dialogText.yes, accept));
    },
  });
  return answer;
}

interface SessionExpired {
  onLogin(): void;
  /** Asks whether the session is back: whoever comes to this tab may have signed in in another one */
  ask(): void;
  /** The session is back */
  over: AbortSignal;
}

/** The only way on is to sign in again, here or in another tab: then it closes by itself. */
export function showSessionExpired({ onLogin, ask, over }: SessionExpired): Promise<void> {
  for (const type of ['visibilitychange', 'focus']) {
    addEventListener(type, () => Reflect.get(Document.prototype, 'hidden', document) || ask(), {
      signal: over,
    });
  }
  return openDialog({
    title: dialogText.expiredTitle,
    blocking: true,
    message: dialogText.expired,
    content(close) {
      over.addEventListener('abort', close);
      return actions(button(dialogText.login, onLogin));
    },
  });
}

/** Leads a guest to the login page, and claims nothing about a session that there may never have been. */
export function showSignIn(onLogin: () => void, message: string = dialogText.signIn): Promise<void> {
  return openDialog({
    title: dialogText.signInTitle,
    message,
    content: (close) =>
      actions(button(dialogText.close, close, 'krume-button-quiet'), button(dialogText.signInNow, onLogin)),
  });
}

function actions(...elements: HTMLElement[]): HTMLElement {
  const row = document.createElement('div');
  row.className = 'krume-dialog-actions';
  row.append(...elements);
  return row;
}

function button(text: string, onClick: () => void, className = 'krume-button'): HTMLButtonElement {
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

function textElement(tag: 'h2' | 'p', text: string, id: string): HTMLElement {
  const element = document.createElement(tag);
  element.id = id;
  element.textContent = text;
  return element;
}
