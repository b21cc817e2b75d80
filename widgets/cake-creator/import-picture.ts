import { fileProblem, isPickableImage } from '../../shared/rules/files.ts';
import { cakePanelText } from '../../shared/text/cake-creator.ts';
import { fileProblemText } from '../../shared/text/file.ts';

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
    return { file: await redraw(bitmap, Math.floor(width * scale), Math.floor(height * scale), file) };
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
  const small = await redraw(
    bitmap,
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
    file,
  );
  return { imageDataUrl: await dataUrl(small), pixels };
}

/** What may be transparent stays so; a photograph as PNG would be ten times the size. */
const outputType = (type: string) => (/jpe?g|bmp/i.test(type) ? 'image/jpeg' : 'image/png');

function redraw(bitmap: ImageBitmap, width: number, height: number, { name, type }: File): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) context.imageSmoothingQuality = 'high';
  context?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        canvas.width = 0;
        if (blob) resolve(new File([blob], name, { type: blob.type }));
        else reject(new DOMException('The picture cannot be drawn', 'EncodingError'));
      },
      outputType(type),
      0.92,
    );
  });
}

/** As text: what is kept and compared needs no address that has to be given back. */
export function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
