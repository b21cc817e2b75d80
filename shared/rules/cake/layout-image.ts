import { boxHeight } from './geometry.ts';
import type { CakeLayout } from './layout.ts';

/** Size in whole pixels and quality of the picture that shows how the box is filled. */
export interface LayoutImage {
  width: number;
  height: number;
  /** JPEG, from 0 to 1 */
  quality: number;
}

/** @see shop.md section 9, "Cake creator: exports" */
export function layoutImage(layout: CakeLayout): LayoutImage {
  const width = 640;
  return { width, height: Math.round(boxHeight(layout, width)), quality: 0.8 };
}
