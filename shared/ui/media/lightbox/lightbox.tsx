import { createRoot } from 'react-dom/client';
import { queryPage } from '../../../registry/native.ts';
import { lightboxText } from '../../../text/lightbox.ts';
import { closeByBack, historySettled } from '../../dialogs/close-by-back.ts';
import { openDialog } from '../../dialogs/open-dialog.ts';
import buttonStyles from '../../styles/round-button.css?inline';
import { adoptStyles } from '../../widget.ts';
import { type LightboxOptions, LightboxSlides } from './LightboxSlides.tsx';
import styles from './lightbox.css?inline';

adoptStyles(buttonStyles);
adoptStyles(styles);

/**
 * Shows pictures in full-screen size. The close button, Escape and the Back button close the lightbox. Resolves when
 * the lightbox is closed and the focus has returned to the page.
 */
export async function showLightbox(options: LightboxOptions): Promise<void> {
  // A lightbox that Escape has just closed stays in the page until its `close` event
  const [closed] = queryPage('.krume-lightbox:not([open])');
  if (closed) await new Promise((resolve) => closed.addEventListener('close', resolve, { once: true }));
  await historySettled();
  // A second press on the link while the lightbox was loading would open a second lightbox
  if (queryPage('.krume-lightbox').length) return;
  const life = new AbortController();
  const content = document.createElement('div');
  const root = createRoot(content);
  let removeHistoryEntry = () => {};
  await openDialog({
    title: lightboxText.title,
    className: 'krume-lightbox',
    content(close) {
      removeHistoryEntry = closeByBack(close, life.signal);
      root.render(<LightboxSlides {...options} close={close} />);
      return content;
    },
  });
  life.abort();
  root.unmount();
  removeHistoryEntry();
}
