import { dialogText } from '../../text/dialogs.ts';
import { actions, button, openDialog, textElement } from './open-dialog.ts';

export interface ErrorOptions {
  /** Without the link that loads the page again, where that would not help */
  reload?: boolean;
  /** What failed, to be tried again in place */
  retry?: (() => void) | undefined;
  /** It is tried again by itself when the connection is back: what is said goes then, and comes again if it is still true */
  untilOnline?: boolean;
  /** What is said of several failures of the same kind, instead of a sentence for each */
  many?: ((count: number) => string) | undefined;
}

interface OpenError {
  isOpen(): boolean;
  join(message: string, options: ErrorOptions): void;
  closed: Promise<void>;
}

let openError: OpenError | undefined;

/**
 * Says what went wrong, with a link that loads the page again, and a button that tries again where that is possible. Failures
 * that arrive while the dialog is open join it: each message is shown once, several of a kind are one sentence, and the
 * one button tries all of them again.
 *
 * @see shop.md section 2.8
 */
export async function showError(message: string, options: ErrorOptions = {}): Promise<void> {
  if (openError?.isOpen()) {
    openError.join(message, options);
    return openError.closed;
  }
  /** By kind, or by message; the first has the dialog's own line */
  const told = new Map<unknown, { line?: HTMLElement; count: number }>();
  told.set(options.many ?? message, { count: 1 });
  const retries: (() => void)[] = [];
  let isRetried = false;
  /** Whether one of them is not tried again by itself */
  let stays = false;
  const over = new AbortController();
  const row = actions();
  let stop = () => {};
  const take = ({ reload = true, retry, untilOnline }: ErrorOptions) => {
    stays ||= !untilOnline;
    if (reload && !row.querySelector('a')) row.prepend(reloadLink());
    if (!retry) return;
    if (retries.push(retry) > 1) return;
    const again = () => {
      isRetried = true;
      stop();
    };
    row.querySelector('button')?.classList.replace('krume-button', 'krume-button-quiet');
    row.append(button(dialogText.retry, again));
  };
  const closed = openDialog({
    title: dialogText.error,
    message,
    content(close) {
      stop = close;
      row.append(button(dialogText.close, close));
      take(options);
      addEventListener('online', () => stays || close(), { signal: over.signal });
      return row;
    },
  });
  const join = (another: string, more: ErrorOptions) => {
    take(more);
    const kind = more.many ?? another;
    const { line: own, count } = told.get(kind) ?? { line: textElement('p', another), count: 0 };
    const line = own ?? row.parentElement?.querySelector('p');
    told.set(kind, { ...(own && { line: own }), count: count + 1 });
    if (!line || (count && !more.many)) return;
    // The dialog has been read out without it
    line.role = 'alert';
    if (count && more.many) line.textContent = more.many(count + 1);
    else row.before(line);
  };
  const end = closed.then(() => {
    over.abort();
    // The focus is back where it was by now
    if (isRetried) for (const retry of retries) retry();
  });
  openError = { isOpen: () => row.isConnected, join, closed: end };
  await end;
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

/** As on a new page; for tests. */
export const resetDialogs = () => {
  openError = undefined;
};
