import { createRoot } from 'react-dom/client';
import { queryPage } from '../../registry/native.ts';
import { lightboxText } from '../../text/lightbox.ts';
import { closeByBack, historyRests } from '../dialogs/close-by-back.ts';
import { openDialog } from '../dialogs/open-dialog.ts';
import buttonStyles from '../styles/round-button.css?inline';
import { adoptStyles } from '../widget.ts';
import { type LightboxOptions, LightboxSlides } from './LightboxSlides.tsx';
import styles from './lightbox.css?inline';

adoptStyles(buttonStyles);
adoptStyles(styles);

/**
 * The pictures as large as the window. Its button, Escape and the browser's Back close it; resolves when that has happened
 * and the focus is back.
 */
export async function showLightbox(options: LightboxOptions): Promise<void> {
  await historyRests();
  // Pressed again while it was being fetched
  if (queryPage('.krume-lightbox').length) return;
  const life = new AbortController();
  const content = document.createElement('div');
  const root = createRoot(content);
  let takeBack = () => {};
  await openDialog({
    title: lightboxText.title,
    className: 'krume-lightbox',
    content(close) {
      takeBack = closeByBack(close, life.signal);
      root.render(<LightboxSlides {...options} close={close} />);
      return content;
    },
  });
  life.abort();
  root.unmount();
  takeBack();
}
