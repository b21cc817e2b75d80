import type { CakeContent } from '../../../shared/rules/cake/design.ts';
import { printedSize } from '../../../shared/rules/cake/sheet.ts';
import { fileProblem, isPickableImage, maxFileBytes } from '../../../shared/rules/files.ts';
import { cakePanelText } from '../../../shared/text/cake-creator.ts';
import { fileProblemText } from '../../../shared/text/file.ts';
import { redrawPicture } from '../../../shared/ui/media/redraw-picture.ts';

/** Pixels that a canvas may have: beyond, Safari draws nothing. */
const largestArea = 16_777_216;

/** Pixels of an element's picture in each direction. */
const elementSide = 2 * printedSize;

/**
 * Checks a chosen picture, and makes one smaller that is larger than browsers can draw, or than a file may be: only what
 * that does not help is refused. Never rejects: what is wrong is said in the words of the alert.
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

/** Halves the pixels of a file that is too large until it is not. */
async function shrink(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const area = width * height;
  const wanted = Math.min(largestArea, file.size > maxFileBytes ? area / 2 : area);
  if (wanted === area) {
    bitmap.close();
    return file;
  }
  const size = scaled(bitmap, Math.sqrt(wanted / area));
  return shrink(await redrawPicture(bitmap, size, file.name, outputType(file.type)));
}

const scaled = ({ width, height }: ImageBitmap, scale: number) =>
  [Math.max(1, Math.floor(width * scale)), Math.max(1, Math.floor(height * scale))] as const;

/** A picture as an element keeps it: no larger than it will be printed. */
export interface ElementPicture {
  imageDataUrl: string;
  /** Of the shorter side */
  pixels: number;
}

/** @throws DOMException when the browser cannot read it */
export async function elementPicture(file: File): Promise<ElementPicture> {
  const bitmap = await createImageBitmap(file);
  const pixels = Math.min(bitmap.width, bitmap.height);
  const size = scaled(bitmap, Math.min(1, elementSide / pixels));
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

/** The picture of an element as a file: what is left to be cut where the original is not known any more. */
export function pictureFile({ imageDataUrl, fileName }: Extract<CakeContent, { type: 'image' }>): File {
  const [head = '', base64 = ''] = imageDataUrl.split(',');
  const [type] = head.match(/image\/\w+/) ?? [];
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new File([bytes], fileName, { type: type ?? 'image/png' });
}
