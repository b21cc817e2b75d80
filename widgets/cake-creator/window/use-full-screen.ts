import { type RefObject, useLayoutEffect, useRef } from 'react';
import { activeElement } from '../../../shared/registry/native.ts';
import { holdOpen } from '../../../shared/ui/dialogs/hold-open.ts';

/**
 * Opens a dialog while the component is mounted. Escape calls `onCancel`. On unmount, the previously focused
 * element gets the focus back.
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
    holdOpen(dialog, ended.signal, () => latest.current());
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
