import type { CakeElement } from '../../model/cake.ts';
import type { CakeDesign } from './design.ts';
import type { History } from './history.ts';

type ImageElement = Extract<CakeElement, { type: 'image' }>;

/**
 * The pictures of a design, each once: those in the box first, then those that were removed and can be
 * restored.
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
