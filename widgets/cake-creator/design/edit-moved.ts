import type { CakeElement } from '../../../shared/model/cake.ts';
import type { CakeContent, CakeDesign } from '../../../shared/rules/cake/design.ts';
import type { DesignStore } from './design-store.ts';

export type ImageElement = Extract<CakeElement, { type: 'image' }>;

/**
 * Replaces a picture in the box, also if the shopper has moved the picture to another slot. Does nothing if the picture
 * is no longer in the box.
 *
 * @param before the design when the shopper opened the picture. A copy on another slot of this design is not replaced
 */
export function editMoved(
  designs: DesignStore,
  picture: ImageElement,
  before: CakeDesign,
  content: () => CakeContent,
): void {
  const slotsIn = ({ elements }: CakeDesign) =>
    elements.flatMap((element) =>
      element.type === 'image' && element.imageDataUrl === picture.imageDataUrl ? [element.index] : [],
    );
  const old = slotsIn(before);
  const now = slotsIn(designs.now());
  const index = now.includes(picture.index) ? picture.index : now.find((slot) => !old.includes(slot));
  if (index !== undefined) designs.change({ type: 'edit', index, content: content() });
}
