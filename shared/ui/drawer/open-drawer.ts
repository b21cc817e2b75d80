import { closest } from '../../registry/native.ts';
import { isPlainClick } from '../../registry/plain-click.ts';
import { endWith } from '../../stores/end-with.ts';

const isDrawer = () => history.state?.krumeDrawer === true;

/**
 * Opens a dialog at the edge of the window: Escape, a press beside it and the browser's Back close it, and the focus goes
 * back to where it was. The entry that Back takes away is never left behind: a link that is followed takes its place.
 */
export function openDrawer(dialog: HTMLDialogElement, signal: AbortSignal): void {
  // Somebody else's code may have taken its place away
  if (dialog.open || !dialog.isConnected || signal.aborted) return;
  const life = new AbortController();
  dialog.showModal();
  history.pushState({ ...history.state, krumeDrawer: true }, '');
  const during = { signal: life.signal };
  addEventListener('popstate', () => isDrawer() || dialog.close(), during);
  dialog.addEventListener(
    'close',
    () => {
      life.abort();
      if (isDrawer()) history.back();
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
      event.preventDefault();
      location.replace(link.href);
      // A place on this page is there already
      if (link.hash && link.pathname === location.pathname) dialog.close();
    },
    during,
  );
  endWith(signal, () => {
    if (dialog.open) dialog.close();
    life.abort();
  });
}
