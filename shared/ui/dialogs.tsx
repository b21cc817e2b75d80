import { useEffect } from 'react';
import { $sessionExpired } from '../stores/session.ts';
import { dialogText } from '../text/dialogs.ts';
import { openDialog } from './open-dialog.tsx';

const shown = new Set<string>();

/**
 * Says what went wrong, with a link that loads the page again unless `reload` is false. The same message is
 * not shown twice at a time.
 *
 * @see shop.md section 2.8
 */
export async function showError(message: string, { reload = true } = {}): Promise<void> {
  if (shown.has(message)) return;
  shown.add(message);
  await openDialog({
    title: dialogText.error,
    message,
    content: (close) => (
      <div className="krume-dialog-actions">
        {reload && (
          <a href={location.href} onClick={reloadPage}>
            {dialogText.reload}
          </a>
        )}
        <button type="button" className="krume-button" onClick={close}>
          {dialogText.close}
        </button>
      </div>
    ),
  });
  shown.delete(message);
}

/** A link to the page itself with a fragment would only scroll. */
function reloadPage(event: { preventDefault(): void }) {
  event.preventDefault();
  location.reload();
}

/** Asks; true for 'Ja', false for 'Abbrechen' and Escape. */
export async function confirm(question: string): Promise<boolean> {
  let answer = false;
  await openDialog({
    title: dialogText.question,
    message: question,
    content: (close) => (
      <div className="krume-dialog-actions">
        <button type="button" className="krume-button-quiet" onClick={close}>
          {dialogText.cancel}
        </button>
        <button
          type="button"
          className="krume-button"
          onClick={() => {
            answer = true;
            close();
          }}
        >
          {dialogText.yes}
        </button>
      </div>
    ),
  });
  return answer;
}

/** The only way on is to sign in again. The page knows where when it is loaded again, should nothing else say so. */
export function showSessionExpired(): Promise<void> {
  const ending = import('../stores/end-session.ts').catch(() => undefined);
  const login = async () => {
    const ended = await ending;
    if (ended) location.assign(ended.endSession());
    else location.reload();
  };
  return openDialog({
    title: dialogText.expiredTitle,
    blocking: true,
    message: dialogText.expired,
    content: (close) => <Expired onLogin={login} onOver={close} />,
  });
}

/** Over when the page has been left and comes back: the shopper may have signed in meanwhile. */
function Expired({ onLogin, onOver }: { onLogin(): void; onOver(): void }) {
  useEffect(() => $sessionExpired.listen((expired) => expired || onOver()), [onOver]);
  return (
    <div className="krume-dialog-actions">
      <button type="button" className="krume-button" onClick={onLogin}>
        {dialogText.login}
      </button>
    </div>
  );
}
