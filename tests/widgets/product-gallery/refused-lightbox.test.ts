// @vitest-environment page
import { expect, test, vi } from 'vitest';
import { productGallery } from '../../../fixtures/markup/product-gallery.ts';
import { lightboxText } from '../../../shared/text/lightbox.ts';
import { dialog } from '../../support/page/dialog.ts';
import { openPage } from '../../support/page/live-page.ts';
import { getElement, listenToConsole } from '../../support/page/page.ts';

vi.mock('../../../shared/ui/media/lightbox/lightbox.tsx', () => {
  throw Error('refused');
});

test('if the lightbox fails to load, a click on the large image shows an error with a retry button', async () => {
  listenToConsole();
  const images = [{ og: '/zopf.jpg', thumb: '/zopf-klein.jpg' }];
  const fixture = productGallery({ productId: 4717, name: 'Zopf', images, labels: ['auf dem Tisch'] });
  const { stop } = await openPage(fixture);
  const tap = new MouseEvent('click', { bubbles: true, cancelable: true });
  getElement('.krume-picture').dispatchEvent(tap);
  expect(tap.defaultPrevented).toBe(true);
  await vi.waitFor(() => expect(dialog()?.text).toBe(lightboxText.failed));
  expect(dialog()?.buttons).toContain('Erneut versuchen');
  stop();
});
