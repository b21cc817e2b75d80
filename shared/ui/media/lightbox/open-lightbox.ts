import { lightboxText } from '../../../text/lightbox.ts';
import { showError } from '../../dialogs/show-error.ts';
import { lazyPart } from '../../widget.ts';
import type { LightboxOptions } from './LightboxSlides.tsx';

const load = lazyPart(() => import('./lightbox.tsx'));

/** Preloads the code of the lightbox before a click. */
export function prepareLightbox(): void {
  load().catch(() => undefined);
}

/**
 * Loads the lightbox and opens it. If the code cannot be loaded, shows an error without a reload link, because a reload
 * would lose input. Resolves when the lightbox or the error is closed.
 */
export async function openLightbox(options: LightboxOptions): Promise<void> {
  const lightbox = await load().catch(() => undefined);
  if (!lightbox)
    return showError(lightboxText.failed, { reload: false, retry: () => void openLightbox(options) });
  await lightbox.showLightbox(options);
}
