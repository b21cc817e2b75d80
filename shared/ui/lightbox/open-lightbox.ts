import { lightboxText } from '../../text/lightbox.ts';
import { showError } from '../dialogs/show-error.ts';
import { importWithRetry } from '../widget.ts';
import type { LightboxOptions } from './LightboxSlides.tsx';

const load = () => importWithRetry(() => import('./lightbox.tsx'));

/** Fetches the lightbox ahead of the click. */
export function prepareLightbox(): void {
  load().catch(() => undefined);
}

/**
 * Fetches the lightbox and opens it. Where it cannot be loaded, that is said, and the page stays with what was typed
 * and chosen in it. Resolves when it is closed.
 */
export async function openLightbox(options: LightboxOptions): Promise<void> {
  const lightbox = await load().catch(() => undefined);
  if (!lightbox)
    return showError(lightboxText.failed, { reload: false, retry: () => void openLightbox(options) });
  await lightbox.showLightbox(options);
}
