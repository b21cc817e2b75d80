import { type RefObject, useLayoutEffect, useRef } from 'react';
import { activeElement } from '../../../shared/registry/native.ts';

/**
 * A dialog that is open while mounted. Escape calls `onCancel`; on unmount the focus returns to the previous
 * element.
 *
 * @param first selector of the element to focus
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
      // Cancel events of a file dialog or a nested dialog bubble up to here
      if (event.target !== dialog) return;
      event.preventDefault();
      latest.current();
    };
    // Chromium closes a dialog on a second Escape, even if the cancel event was prevented
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
