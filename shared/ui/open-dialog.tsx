import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';

export interface DialogOptions {
  title: string;
  /** No way out but its own buttons */
  blocking?: boolean;
  /** Beside `krume-dialog` */
  className?: string;
  /** What is said: read out as the dialog opens, with the focus on the first button */
  message?: string;
  content(close: () => void): ReactNode;
}

let count = 0;

/** Opens a native modal dialog at the end of the page; resolves when it has closed and the focus is back. */
export function openDialog({
  title,
  blocking = false,
  className = '',
  message,
  content,
}: DialogOptions): Promise<void> {
  const before = document.activeElement;
  const host = document.createElement('div');
  host.className = 'krume-dialog-host';
  document.body.append(host);
  const root = createRoot(host);
  const id = `krume-dialog-${++count}`;
  return new Promise((resolve) => {
    const closed = () => {
      root.unmount();
      host.remove();
      // The browser gives the focus back, unless the element was disabled at that moment
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
      resolve();
    };
    root.render(
      <Dialog id={id} {...{ title, blocking, className, message }} onClosed={closed}>
        {content}
      </Dialog>,
    );
  });
}

interface Props {
  id: string;
  title: string;
  blocking: boolean;
  className: string;
  message: string | undefined;
  onClosed(): void;
  children: DialogOptions['content'];
}

function Dialog({ id, title, blocking, className, message, onClosed, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const done = useRef(false);
  const close = () => {
    done.current = true;
    dialog.current?.close();
  };
  useEffect(() => {
    dialog.current?.showModal();
    // Not on a link: an Enter too many would load the page again
    if (message) dialog.current?.querySelector('button')?.focus();
  }, [message]);
  const onCancel = (event: SyntheticEvent) => {
    if (blocking) event.preventDefault();
  };
  // Chromium closes a dialog at the second Escape whatever its cancel event says
  const onClose = () => (blocking && !done.current ? dialog.current?.showModal() : onClosed());
  return (
    <dialog
      ref={dialog}
      className={`krume-dialog ${className}`.trim()}
      aria-labelledby={id}
      aria-describedby={message && `${id}-message`}
      onCancel={onCancel}
      onClose={onClose}
    >
      <h2 id={id}>{title}</h2>
      {message && <p id={`${id}-message`}>{message}</p>}
      {children(close)}
    </dialog>
  );
}
