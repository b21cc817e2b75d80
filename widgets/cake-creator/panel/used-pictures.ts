import type { CakeElement } from '../../../shared/model/cake.ts';
import type { CakeDesign } from '../../../shared/rules/cake/design.ts';
import type { History } from '../../../shared/rules/cake/history.ts';

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
