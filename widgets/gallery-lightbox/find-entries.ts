import { closest, getAttribute } from '../../shared/registry/native.ts';
import type { Picture } from '../../shared/ui/media/lightbox/LightboxSlides.tsx';

interface Entry {
  link: HTMLAnchorElement;
  picture: Picture;
}

/** Whether a link leads to a picture: its URL ends like an image file, or its `type` is an image type. */
export const isPicture = ({ protocol, pathname, type }: HTMLAnchorElement) =>
  /^https?:$/.test(protocol) && (/\.(avif|gif|jpe?g|png|svg|webp)$/i.test(pathname) || /^image\//.test(type));

/**
 * Returns the gallery's current entries: links that contain a thumbnail and lead to a large picture. Other
 * links work as usual.
 */
export function findEntries(links: Iterable<HTMLAnchorElement>): Entry[] {
  return [...links].flatMap((link) => {
    const small = link.querySelector('img');
    if (!small || link.target || !isPicture(link)) return [];
    const caption = closest(link, 'figure')?.querySelector('figcaption')?.textContent?.trim() || undefined;
    const name = getAttribute(small, 'alt') || (caption ?? '');
    return [{ link, picture: { og: link.href, name, caption } }];
  });
}
