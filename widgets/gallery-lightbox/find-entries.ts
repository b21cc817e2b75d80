import { closest, getAttribute } from '../../shared/registry/native.ts';
import type { Picture } from '../../shared/ui/lightbox/LightboxSlides.tsx';

interface Entry {
  link: HTMLAnchorElement;
  picture: Picture;
}

/** An address that ends like a picture's; one that does not is told by the link's `type`. */
const isPicture = ({ protocol, pathname, type }: HTMLAnchorElement) =>
  /^https?:$/.test(protocol) && (/\.(avif|gif|jpe?g|png|svg|webp)$/i.test(pathname) || /^image\//.test(type));

/** The entries of a gallery as they are now: links around a small picture, to the large one. Others are links as ever. */
export function findEntries(links: Iterable<HTMLAnchorElement>): Entry[] {
  return [...links].flatMap((link) => {
    const small = link.querySelector('img');
    if (!small || link.target || !isPicture(link)) return [];
    const caption = closest(link, 'figure')?.querySelector('figcaption')?.textContent?.trim() || undefined;
    const name = getAttribute(small, 'alt') || (caption ?? '');
    return [{ link, picture: { og: link.href, name, caption } }];
  });
}
