import { yieldToMain } from '../../../shared/registry/schedule/yield-to-main.ts';
import { type CakeDesign, elementAt } from '../../../shared/rules/cake/design.ts';
import { clipCircle, slotSquare } from '../../../shared/rules/cake/geometry.ts';
import type { CakeLayout } from '../../../shared/rules/cake/layout.ts';
import { encodeCanvas } from '../../../shared/ui/media/redraw-picture.ts';
import { boxColor, paintCake, paintElement, paintHollow } from '../pictures/paint.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { layoutImage, printSheet } from './sheet.ts';

export interface ExportOptions {
  layout: CakeLayout;
  pictures: Pictures;
  signal: AbortSignal;
  /** Called with the progress, from 0 to 1 */
  onProgress?: (part: number) => void;
}

const tooLarge = 'The picture is too large for this browser.';

/** Returns the layout image of the box as a JPEG. @see shop.md section 9, "Cake creator: exports" */
export async function exportLayout(design: CakeDesign, options: ExportOptions): Promise<Blob> {
  const { layout, pictures } = options;
  const { width, height, quality } = layoutImage(layout);
  const [canvas, context] = drawingCanvas(width, height);
  context.fillStyle = boxColor;
  context.fillRect(0, 0, width, height);
  await inSteps(context, [...layout.slots.keys()], options, (index) => {
    const place = clipCircle(layout, slotSquare(layout, index, width));
    const element = elementAt(design, index);
    if (!element) return paintHollow(context, place);
    paintCake(context, place);
    paintElement(context, element, place, pictures);
  });
  return encodeCanvas(canvas, 'image/jpeg', quality, tooLarge);
}

/**
 * Returns the print image: a PNG with a transparent background and only the filled slots.
 *
 * @param shades number of values per colour channel; fewer values make the file smaller
 * @throws RangeError when no slot is filled
 * @see shop.md section 9, "Cake creator: exports"
 */
export async function exportPrint(design: CakeDesign, options: ExportOptions, shades = 256): Promise<Blob> {
  const sheet = printSheet(design.elements);
  if (!sheet) throw new RangeError('An empty box cannot be printed.');
  const [canvas, context] = drawingCanvas(sheet.width, sheet.height);
  await inSteps(context, sheet.cakes, options, ({ index, ...square }) => {
    const element = elementAt(design, index);
    if (!element) return;
    paintElement(context, element, clipCircle(options.layout, square), options.pictures);
    if (shades < 256) reduceShades(context, square, shades);
  });
  return encodeCanvas(canvas, 'image/png', 1, tooLarge);
}

function reduceShades(
  context: CanvasRenderingContext2D,
  { x, y, size }: { x: number; y: number; size: number },
  shades: number,
): void {
  const image = context.getImageData(x, y, size, size);
  const { data } = image;
  const span = 255 / (shades - 1);
  for (let index = 0; index < data.length; index += 4)
    for (let channel = index; channel < index + 3; channel += 1)
      data[channel] = Math.round(Math.round((data[channel] ?? 0) / span) * span);
  context.putImageData(image, x, y);
}

function drawingCanvas(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw Error('This browser cannot draw.');
  return [canvas, context];
}

/**
 * Draws the items one after another, and yields between two items. Each step reads a pixel, which forces the
 * browser to draw. Otherwise, browsers would defer all drawing to one long task at the end.
 */
async function inSteps<Item>(
  context: CanvasRenderingContext2D,
  items: readonly Item[],
  { signal, onProgress }: ExportOptions,
  draw: (item: Item) => void,
): Promise<void> {
  for (const [index, item] of items.entries()) {
    // Yields before the first item, too, so that the browser can paint the progress after the click
    await yieldToMain();
    signal.throwIfAborted();
    draw(item);
    context.getImageData(0, 0, 1, 1);
    onProgress?.((index + 1) / items.length);
  }
  await yieldToMain();
  signal.throwIfAborted();
}
