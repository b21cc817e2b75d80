import { closest, getAttribute } from '../../shared/registry/native.ts';
import type { Picture } from '../../shared/ui/media/lightbox/LightboxSlides.tsx';

interface Entry {
  link: HTMLAnchorElement;
  picture: Picture;
}

/** The URL has the extension of an image, or the link's `type` is an image type. */
const isPicture = ({ protocol, pathname, type }: HTMLAnchorElement) =>
  /^https?:$/.test(protocol) && (/\.(avif|gif|jpe?g|png|svg|webp)$/i.test(pathname) || /^image\//.test(type));

/**
 * The current entries of a gallery: links around a thumbnail to a large picture. Other links keep their
 * behaviour.
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
