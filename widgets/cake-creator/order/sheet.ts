import { boxHeight, type Square } from '../../../shared/rules/cake/geometry.ts';
import type { CakeLayout } from '../../../shared/rules/cake/layout.ts';

/** Width and height of a printed cake in pixels. @see shop.md section 9, "Cake creator: exports" */
export const printedSize = 378;

/** Positions on the sheet in pixels. @see shop.md section 9, "Cake creator: exports" */
const cake = { size: printedSize, gap: 115, left: 94, top: 83, columns: 6 } as const;

/**
 * The sheet for the printer, in pixels. The right margin equals the left margin, and the bottom margin equals the top
 * margin.
 */
export interface PrintSheet {
  width: number;
  height: number;
  /** The square of each printed element, with the index of its slot */
  cakes: readonly (Square & { index: number })[];
}

/**
 * Arranges the filled slots for printing, at most 6 in a row. Empty slots leave no gaps.
 *
 * @returns undefined if no slot is filled
 */
export function printSheet(elements: readonly { index: number }[]): PrintSheet | undefined {
  if (elements.length === 0) return undefined;
  const filled = elements.map(({ index }) => index).sort((a, b) => a - b);
  const step = cake.size + cake.gap;
  const columns = Math.min(filled.length, cake.columns);
  const rows = Math.ceil(filled.length / cake.columns);
  return {
    width: 2 * cake.left + columns * step - cake.gap,
    height: 2 * cake.top + rows * step - cake.gap,
    cakes: filled.map((index, place) => ({
      index,
      x: cake.left + (place % cake.columns) * step,
      y: cake.top + Math.floor(place / cake.columns) * step,
      size: cake.size,
    })),
  };
}

/** The size of the image of the filled box in whole pixels, and the quality of the image. */
export interface LayoutImage {
  width: number;
  height: number;
  /** JPEG quality from 0 to 1 */
  quality: number;
}

/** @see shop.md section 9, "Cake creator: exports" */
export function layoutImage(layout: CakeLayout): LayoutImage {
  const width = 640;
  return { width, height: Math.round(boxHeight(layout, width)), quality: 0.8 };
}
