/**
 * Keeps a modal dialog open until the signal aborts. Escape calls `onCancel`. Chromium closes a dialog at the second
 * Escape even if the cancel event is prevented; the dialog is then opened again.
 */
export function holdOpen(dialog: HTMLDialogElement, signal: AbortSignal, onCancel?: () => void): void {
  const cancel = (event: Event) => {
    // Cancel events of a file picker or a nested dialog bubble up to this dialog
    if (event.target !== dialog) return;
    event.preventDefault();
    onCancel?.();
  };
  dialog.addEventListener('cancel', cancel, { signal });
  dialog.addEventListener('close', () => dialog.isConnected && dialog.showModal(), { signal });
}
