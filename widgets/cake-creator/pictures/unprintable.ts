import type { CakeContent } from '../../../shared/rules/cake/design.ts';
import { cakePanelText } from '../../../shared/text/cake-creator.ts';
import { fontFamily } from './fonts.ts';
import { missingCharacters } from './missing-characters.ts';

/** Canvas size in pixels, large enough to distinguish an emoji from the box of a missing glyph */
const size = 32;

/**
 * Returns a warning about characters for which the device has no font; undefined if there are none. The fonts
 * of the elements must be loaded.
 */
export function unprintable(elements: readonly CakeContent[]): string | undefined {
  /** Created for the first character that may be missing, because most texts need no canvas */
  let context: CanvasRenderingContext2D | null | undefined;
  const missing = elements.flatMap((element) => {
    if (element.type !== 'text') return [];
    const family = fontFamily(element.font);
    return missingCharacters(element.text, (codePoint) => {
      context ??= drawingContext();
      // Without a canvas, every code point counts as available
      return context ? drawn(context, codePoint, family) : codePoint;
    });
  });
  return missing.length > 0 ? cakePanelText.noFont([...new Set(missing)].join(' ')) : undefined;
}

function drawingContext(): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  return canvas.getContext('2d', { willReadFrequently: true });
}

function drawn(context: CanvasRenderingContext2D, codePoint: string, family: string): string {
  context.clearRect(0, 0, size, size);
  context.font = `${size / 2}px ${family}`;
  context.textBaseline = 'middle';
  context.fillText(codePoint, 0, size / 2);
  return context.getImageData(0, 0, size, size).data.join();
}
