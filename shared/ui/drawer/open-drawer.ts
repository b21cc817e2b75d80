import { onAbort } from '../../page/on-abort.ts';
import { onPageRestore } from '../../page/page-lifecycle.ts';
import { closest } from '../../registry/native.ts';
import { isPlainClick } from '../../registry/plain-click.ts';
import { closeByBack, giveUpEntry } from '../dialogs/close-by-back.ts';
import { adoptStyles } from '../widget.ts';
import styles from './drawer.css?inline';

/** `adoptOnce` would be one more file for the navigation of phones. */
let isAdopted = false;

/**
 * Opens a dialog at the edge of the window: Escape, a press beside it and the browser's Back close it, and the focus goes
 * back to where it was. A link that is followed takes the place of the entry that Back takes away.
 */
export function openDrawer(dialog: HTMLDialogElement, signal: AbortSignal): void {
  // Somebody else's code may have taken its place away
  if (dialog.open || !dialog.isConnected || signal.aborted) return;
  if (!isAdopted) adoptStyles(styles);
  isAdopted = true;
  const life = new AbortController();
  dialog.showModal();
  const during = { signal: life.signal };
  const takeBack = closeByBack(() => dialog.close(), life.signal);
  dialog.addEventListener(
    'close',
    () => {
      life.abort();
      takeBack();
    },
    during,
  );
  dialog.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (target === dialog) return dialog.close();
      const link = target instanceof Element ? closest(target, 'a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.target || !isPlainClick(event)) return;
      // A telephone number leads to no page
      if (!/^http/.test(link.protocol)) return;
      event.preventDefault();
      giveUpEntry();
      location.replace(link.href);
      // A place on this page is there already
      if (link.hash && link.pathname === location.pathname) dialog.close();
    },
    during,
  );
  // A link in it has been followed, and Back has brought the page again: not what covered it
  onPageRestore(() => dialog.close(), life.signal);
  onAbort(signal, () => {
    if (dialog.open) dialog.close();
    life.abort();
  });
}
