import type { CustomOption, UploadedFile } from '../../../shared/model/product.ts';
import { onAbort } from '../../../shared/page/on-abort.ts';
import { type Dimension, fileProblem, imageProblem } from '../../../shared/rules/files/files.ts';
import { fileProblemText, fileText } from '../../../shared/text/file.ts';

type FileLimits = Pick<Extract<CustomOption, { type: 'file' }>, 'extensions' | 'maxDimension'>;

interface Reading {
  /** Called with the progress, from 0 to 1 */
  onProgress(part: number): void;
  signal: AbortSignal;
}

/**
 * Validates a chosen file as specified in shop.md section 5, and encodes the file for the API. Never rejects:
 * a problem is returned as the text of an alert.
 */
export async function readFile(
  file: File,
  { extensions, maxDimension }: FileLimits,
  { onProgress, signal }: Reading,
): Promise<{ value: UploadedFile } | { problem: string }> {
  const wrong = fileProblem(file, { types: extensions });
  if (wrong) return { problem: wrong };
  if (file.size === 0) return { problem: fileText.unreadable };
  if (maxDimension || everywhereDecoded.test(file.type)) {
    const image = await measure(file);
    if (!image) return { problem: fileProblemText.noImage };
    const tooLarge = imageProblem(image, maxDimension);
    if (tooLarge) return { problem: tooLarge };
  }
  try {
    const base64 = await readBase64(file, onProgress, signal);
    return { value: { name: file.name || 'file', type: file.type, base64 } };
  } catch {
    return { problem: fileText.unreadable };
  }
}

/**
 * Types that every browser decodes. If a file of these types cannot be decoded, it is not a valid picture.
 */
const everywhereDecoded = /^image\/(png|jpe?g|gif|webp|bmp)$/i;

/** Returns the picture's size in pixels; undefined if the browser cannot decode the picture. */
async function measure(file: File): Promise<Dimension | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return undefined;
  }
}

function readBase64(file: File, onProgress: Reading['onProgress'], signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    onAbort(signal, () => reader.abort());
    reader.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.onabort = () => reject(signal.reason);
    reader.readAsDataURL(file);
  });
}
