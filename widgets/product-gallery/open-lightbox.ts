import { galleryText } from '../../shared/text/product.ts';
import { showError } from '../../shared/ui/show-error.ts';
import { importAgain } from '../../shared/ui/widget.ts';
import type { LightboxOptions } from './lightbox.tsx';

/**
 * Fetches the lightbox and opens it. Where it cannot be loaded, that is said, and the page stays with what was typed
 * and chosen in it. Resolves when it is closed.
 */
export async function openLightbox(options: LightboxOptions): Promise<void> {
  const lightbox = await importAgain(() => import('./lightbox.tsx')).catch(() => undefined);
  if (lightbox) await lightbox.showLightbox(options);
  else await showError(galleryText.failed, { reload: false, retry: () => openLightbox(options) });
}
