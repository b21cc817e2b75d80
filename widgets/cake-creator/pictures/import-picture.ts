import type { CakeContent } from '../../../shared/rules/cake/design.ts';
import { fileProblem, isPickableImage, maxFileBytes } from '../../../shared/rules/files/files.ts';
import { dataUrl, decodePicture } from '../../../shared/stores/cake/kept-pictures.ts';
import { cakePanelText } from '../../../shared/text/cake-creator.ts';
import { fileProblemText } from '../../../shared/text/file.ts';
import { redrawPicture } from '../../../shared/ui/media/redraw-picture.ts';
import { printedSize } from '../order/sheet.ts';

/** Maximum number of pixels of a canvas. Safari leaves a larger canvas empty. */
const maxArea = 16_777_216;

/** Maximum width and height in pixels of a picture in the box. */
const elementSide = 2 * printedSize;

/**
 * Validates a chosen picture, and shrinks a picture that is too large to draw or to upload. Never rejects: a
 * problem is returned as the text of an alert.
 *
 * @see shop.md section 5, "File uploads"
 */
export async function importPicture(file: File): Promise<{ file: File } | { problem: string }> {
  const isHeic = /hei[cf]/i.test(`${file.type} ${file.name}`);
  if (!isPickableImage(file.type))
    return { problem: [fileProblemText.wrongType, ...(isHeic ? [cakePanelText.heic] : [])].join(' ') };
  try {
    return { file: await shrink(file) };
  } catch {
    return { problem: fileProblem(file) ?? fileProblemText.noImage };
  }
}

/** Reduces the number of pixels until a canvas can draw the picture and the file is small enough. */
async function shrink(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const area = width * height;
  const wanted = Math.min(maxArea, file.size > maxFileBytes ? area / 2 : area);
  if (wanted === area) {
    bitmap.close();
    return file;
  }
  const size = scaled(bitmap, Math.sqrt(wanted / area));
  return shrink(await redrawPicture(bitmap, size, file.name, outputType(file.type)));
}

const scaled = ({ width, height }: ImageBitmap, scale: number) =>
  [Math.max(1, Math.floor(width * scale)), Math.max(1, Math.floor(height * scale))] as const;

/**
 * Reduces a picture to the size in the box, as a data URL. Each side has at most twice as many pixels as in print.
 *
 * @throws DOMException if the browser cannot decode the file
 */
export async function elementPicture(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const size = scaled(bitmap, Math.min(1, elementSide / Math.min(bitmap.width, bitmap.height)));
  return dataUrl(await redrawPicture(bitmap, size, file.name, outputType(file.type)));
}

/**
 * Returns JPEG for a JPEG or BMP file, because a PNG of a photograph would be about ten times as large as a JPEG.
 * Other pictures become PNG files, to keep transparency.
 */
const outputType = (type: string) => (/jpe?g|bmp/i.test(type) ? 'image/jpeg' : 'image/png');

/** Returns the picture of an element as a file, for cropping if the original is no longer stored. */
export function pictureFile({ imageDataUrl, fileName }: Extract<CakeContent, { type: 'image' }>): File {
  const picture = decodePicture(imageDataUrl);
  return new File([picture], fileName, { type: picture.type });
}
