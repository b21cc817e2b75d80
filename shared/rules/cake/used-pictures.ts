import type { CakeElement } from '../../model/cake.ts';
import type { CakeDesign } from './design.ts';
import type { History } from './history.ts';

type ImageElement = Extract<CakeElement, { type: 'image' }>;

/**
 * The pictures of a design without duplicates: first the pictures in the box, then removed pictures that undo or redo
 * can restore.
 *
 * @see shop.md section 2.3, "Add view"
 */
export function usedPictures({ past, now, future }: History<CakeDesign>): ImageElement[] {
  const used = new Map<string, ImageElement>();
  for (const { elements } of [now, ...past.toReversed(), ...future])
    for (const element of elements)
      if (element.type === 'image' && !used.has(element.imageDataUrl))
        used.set(element.imageDataUrl, element);
  return [...used.values()];
}
