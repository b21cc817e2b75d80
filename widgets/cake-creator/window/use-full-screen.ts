import { type RefObject, useLayoutEffect, useRef } from 'react';
import { activeElement } from '../../../shared/registry/native.ts';

/**
 * A dialog that is open as long as it is there. Escape asks `onCancel`; the focus goes back to where it was.
 *
 * @param first selector of what gets the focus
 */
export function useFullScreen(onCancel: () => void, first: string): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const latest = useRef(onCancel);
  latest.current = onCancel;
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const before = activeElement();
    const ended = new AbortController();
    const cancel = (event: Event) => {
      // Of a file dialog and of a dialog within, too, which are cancelled for themselves
      if (event.target !== dialog) return;
      event.preventDefault();
      latest.current();
    };
    // Chromium closes a dialog at the second Escape whatever its cancel event says
    const reopen = () => !ended.signal.aborted && dialog.showModal();
    dialog.addEventListener('cancel', cancel, { signal: ended.signal });
    dialog.addEventListener('close', reopen, { signal: ended.signal });
    dialog.showModal();
    dialog.querySelector<HTMLElement>(first)?.focus();
    return () => {
      ended.abort();
      dialog.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [first]);
  return ref;
}
