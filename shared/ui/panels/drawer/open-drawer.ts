import { onPageRestore } from '../../../page/page-lifecycle.ts';
import { closest } from '../../../registry/native.ts';
import { isPlainClick } from '../../../registry/plain-click.ts';
import { resettable } from '../../../registry/resettable.ts';
import { closeByBack, historySettled, releaseHistoryEntry } from '../../dialogs/close-by-back.ts';
import { adoptStyles } from '../../widget.ts';
import styles from './drawer.css?inline';

/** For each drawer that has been opened, the function that cleans up after the last opening. */
let endings = new WeakMap<HTMLDialogElement, () => void>();

/**
 * Opens a dialog at the edge of the viewport. Escape, a press outside and the Back button close the dialog, and the
 * focus returns to the page. If the shopper follows a link in the dialog, the linked page replaces the history entry of
 * the open dialog.
 */
export async function openDrawer(dialog: HTMLDialogElement, signal: AbortSignal): Promise<void> {
  if (dialog.open) return;
  // Cleans up after the last opening now, because the `close` event of a drawer fires in a later task
  endings.get(dialog)?.();
  await historySettled();
  // Meanwhile, another script may have opened the dialog or removed it from the page
  if (dialog.open || !dialog.isConnected || signal.aborted) return;
  adoptStyles(styles);
  const life = new AbortController();
  dialog.showModal();
  const during = { signal: life.signal };
  const removeHistoryEntry = closeByBack(() => dialog.close(), life.signal);
  const end = () => {
    if (life.signal.aborted) return;
    life.abort();
    removeHistoryEntry();
  };
  endings.set(dialog, end);
  dialog.addEventListener('close', () => dialog.open || end(), during);
  dialog.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (target === dialog) return dialog.close();
      const link = target instanceof Element ? closest(target, 'a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.target || !isPlainClick(event)) return;
      // A telephone or e-mail link does not leave the page
      if (!/^http/.test(link.protocol)) return;
      event.preventDefault();
      // Replacing the drawer's entry would leave two entries of the same page
      if (link.href === location.href && !link.hash) {
        dialog.close();
        end();
        void historySettled().then(() => location.reload());
        return;
      }
      releaseHistoryEntry();
      location.replace(link.href);
      // A link to a fragment of the current page does not load another page
      if (link.hash && link.pathname === location.pathname) dialog.close();
    },
    during,
  );
  // Closes the drawer when Back restores the page from the back/forward cache
  onPageRestore(() => dialog.close(), life.signal);
  signal.addEventListener(
    'abort',
    () => {
      dialog.close();
      end();
    },
    during,
  );
}

resettable(() => {
  endings = new WeakMap();
});
