import { fileProblem, isPickableImage } from '../../shared/rules/files.ts';
import { cakePanelText } from '../../shared/text/cake-creator.ts';
import { fileProblemText } from '../../shared/text/file.ts';
import { redrawPicture } from '../../shared/ui/redraw-picture.ts';

/** Pixels that a canvas may have: beyond, Safari draws nothing. */
const largestArea = 16_777_216;

/** Pixels of an element's picture in each direction: twice those of a printed cake. */
const elementSide = 756;

/**
 * Checks a chosen picture, and makes one that is larger than browsers can draw smaller. Never rejects: what is wrong is
 * said in the words of the alert.
 *
 * @see shop.md section 5, "File uploads"
 */
export async function importPicture(file: File): Promise<{ file: File } | { problem: string }> {
  const isHeic = /hei[cf]/i.test(`${file.type} ${file.name}`);
  if (!isPickableImage(file.type))
    return { problem: [fileProblemText.wrongType, ...(isHeic ? [cakePanelText.heic] : [])].join(' ') };
  const problem = fileProblem(file);
  if (problem) return { problem };
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    const scale = Math.sqrt(largestArea / (width * height));
    if (scale >= 1) {
      bitmap.close();
      return { file };
    }
    const size = [Math.floor(width * scale), Math.floor(height * scale)] as const;
    return { file: await redrawPicture(bitmap, size, file.name, outputType(file.type)) };
  } catch {
    return { problem: fileProblemText.noImage };
  }
}

/** A picture as an element keeps it: no larger than it will be printed. */
export interface ElementPicture {
  imageDataUrl: string;
  /** Of the shorter side */
  pixels: number;
}

/** @throws DOMException when the browser cannot read it */
export async function elementPicture(file: File): Promise<ElementPicture> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const pixels = Math.min(width, height);
  const scale = Math.min(1, elementSide / pixels);
  const size = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))] as const;
  const small = await redrawPicture(bitmap, size, file.name, outputType(file.type));
  return { imageDataUrl: await dataUrl(small), pixels };
}

/** What may be transparent stays so; a photograph as PNG would be ten times the size. */
const outputType = (type: string) => (/jpe?g|bmp/i.test(type) ? 'image/jpeg' : 'image/png');

/** As text: what is kept and compared needs no address that has to be given back. */
export function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
