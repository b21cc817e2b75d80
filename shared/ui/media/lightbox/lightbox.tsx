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
 * Shows the pictures in full-screen size. The close button, Escape and the Back button close the lightbox. Resolves
 * when it is closed and the focus has returned.
 */
export async function showLightbox(options: LightboxOptions): Promise<void> {
  await historySettled();
  // Another lightbox is open, because the link was pressed twice while the lightbox was loading
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
