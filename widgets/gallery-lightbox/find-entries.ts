import { closest, getAttribute } from '../../shared/registry/native.ts';
import type { Picture } from '../../shared/ui/lightbox/Leaf.tsx';

interface Entry {
  link: HTMLAnchorElement;
  picture: Picture;
}

/** The entries of a gallery as they are now: links around a small picture, to the large one. Others are links as ever. */
export function findEntries(links: Iterable<HTMLAnchorElement>): Entry[] {
  return [...links].flatMap((link) => {
    const small = link.querySelector('img');
    if (!small || link.target) return [];
    const caption = closest(link, 'figure')?.querySelector('figcaption')?.textContent?.trim() || undefined;
    const name = getAttribute(small, 'alt') || (caption ?? '');
    return [{ link, picture: { og: link.href, name, caption } }];
  });
}
