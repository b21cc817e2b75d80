import { isPageHidden } from '../../registry/native.ts';
import { resettable } from '../../registry/resettable.ts';
import { dialogText } from '../../text/dialogs.ts';
import { createElement } from '../dom/create-element.ts';
import { actions, button, openDialog } from './open-dialog.ts';

export interface ErrorOptions {
  /** False hides the reload link; for errors that a reload cannot solve */
  reload?: boolean;
  retry?: (() => void) | undefined;
  /**
   * True if the caller retries the action after a reconnect. The dialog then closes when the device is online again.
   * The caller shows the error again if the retry fails
   */
  untilOnline?: boolean;
  /** Combines several failures of this kind into a single text */
  many?: ((count: number) => string) | undefined;
}

interface OpenError {
  isOpen(): boolean;
  join(message: string, options: ErrorOptions): void;
  closed: Promise<void>;
}

let openError: OpenError | undefined;

/**
 * Shows an error, with a reload link and, if `retry` is set, a retry button. An error that occurs while the dialog is
 * open is added to the dialog. Each message is shown once, and failures of the same kind are combined. The retry button
 * retries all failures.
 *
 * @see shop.md section 2.8
 */
export async function showError(message: string, options: ErrorOptions = {}): Promise<void> {
  if (openError?.isOpen()) {
    openError.join(message, options);
    return openError.closed;
  }
  /**
   * The shown failures, by kind or by message. The first failure has no `line`, because its text is the dialog's
   * message
   */
  const shownFailures = new Map<unknown, { line?: HTMLElement; count: number }>();
  shownFailures.set(options.many ?? message, { count: 1 });
  const retries: (() => void)[] = [];
  let isRetried = false;
  /** True if at least one of the failures is not retried automatically */
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
    const { line: own, count } = shownFailures.get(kind) ?? {
      line: createElement('p', {}, another),
      count: 0,
    };
    const line = own ?? row.parentElement?.querySelector('p');
    shownFailures.set(kind, { ...(own && { line: own }), count: count + 1 });
    if (!line || (count && !more.many)) return;
    // Screen readers have already announced the dialog, so the added line is an alert
    line.role = 'alert';
    if (count && more.many) line.textContent = more.many(count + 1);
    else row.before(line);
  };
  const end = closed.then(() => {
    over.abort();
    // Retries run after the focus has returned to the page
    if (isRetried) for (const retry of retries) retry();
  });
  openError = { isOpen: () => row.isConnected, join, closed: end };
  await end;
}

/** A link that reloads the page by script. A plain link to a URL with a fragment would only scroll. */
function reloadLink(): HTMLAnchorElement {
  const link = createElement('a', { href: location.href }, dialogText.reload);
  link.onclick = (event) => {
    event.preventDefault();
    location.reload();
  };
  return link;
}

/** Asks the user a question. Resolves to true for 'Ja', and to false for 'Abbrechen' and Escape. */
export async function confirm(question: string): Promise<boolean> {
  let isConfirmed = false;
  await openDialog({
    title: dialogText.question,
    message: question,
    content(close) {
      const accept = () => {
        isConfirmed = true;
        close();
      };
      return actions(button(dialogText.cancel, close, 'krume-button-quiet'), button(dialogText.yes, accept));
    },
  });
  return isConfirmed;
}

interface SessionExpired {
  onLogin(): void;
  /** Checks whether the customer has signed in again, for example in another tab */
  ask(): void;
  /** Aborted when the customer has signed in again */
  over: AbortSignal;
}

/**
 * Asks the customer to sign in again, here or in another tab. After a sign-in in another tab, the dialog closes
 * automatically.
 */
export function showSessionExpired({ onLogin, ask, over }: SessionExpired): Promise<void> {
  for (const type of ['visibilitychange', 'focus']) {
    addEventListener(type, () => isPageHidden() || ask(), {
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

/**
 * Offers a guest the login page. The default text does not mention an expired session, because the guest may never have
 * had a session.
 */
export function showSignIn(onLogin: () => void, message: string = dialogText.signIn): Promise<void> {
  return openDialog({
    title: dialogText.signInTitle,
    message,
    content: (close) =>
      actions(button(dialogText.close, close, 'krume-button-quiet'), button(dialogText.signInNow, onLogin)),
  });
}

resettable(() => {
  openError = undefined;
});
