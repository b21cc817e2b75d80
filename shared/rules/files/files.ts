import { fileProblemText } from '../../text/file.ts';
import type { Upload } from '../fields/upload.ts';

/** 5 MB, the default size limit of a file. @see shop.md section 9, "Product page" */
export const maxFileBytes = 5_242_880;

export interface FileLimits {
  /** Allowed MIME types or extensions, or parts of them. An empty list allows every type */
  types?: readonly string[];
  maxBytes?: number;
}

/**
 * The alert text for an invalid file; undefined if the file is valid.
 *
 * @see shop.md section 5, "File uploads"
 */
export function fileProblem(
  file: Upload,
  { types = [], maxBytes = maxFileBytes }: FileLimits = {},
): string | undefined {
  if (types.length > 0 && !types.some((type) => isOfType(file.type, type))) return fileProblemText.wrongType;
  return file.size <= maxBytes ? undefined : fileProblemText.tooLarge(formatFileSize(maxBytes));
}

/** `allowed` is an extension ('jpg', '.png') or a type ('image/*'). The MIME type of a .jpg file contains 'jpeg'. */
function isOfType(type: string, allowed: string): boolean {
  const part = allowed.trim().toLowerCase().replace(/^\./, '').replace(/\*$/, '');
  const parts = part === 'jpg' ? ['jpg', 'jpeg'] : [part];
  return parts.some((name) => name !== '' && type.toLowerCase().includes(name));
}

const units = ['B', 'KB', 'MB', 'GB'] as const;

/**
 * A readable file size: 5242880 is '5 MB', 1536 is '1.5 KB'.
 *
 * @param bytes a number that is not positive gives '0 B'
 */
export function formatFileSize(bytes: number): string {
  let size = Number.isFinite(bytes) && bytes > 0 ? bytes : 0;
  let unit = 0;
  // Compares the rounded size: 1048575 bytes are '1 MB', not '1024 KB'.
  while (oneDecimal(size) >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${oneDecimal(size)} ${units[unit]}`;
}

function oneDecimal(size: number): number {
  return Math.round(size * 10) / 10;
}

/** The size of an image in pixels */
export interface Dimension {
  width: number;
  height: number;
}

/**
 * The alert text for an image that is too large; undefined if the image is within the limit, or if there is no limit.
 *
 * @see shop.md section 5, "File uploads"
 */
export function imageProblem(image: Dimension, limit: Dimension | undefined): string | undefined {
  if (!limit || (image.width <= limit.width && image.height <= limit.height)) return undefined;
  return fileProblemText.resolution(limit.width, limit.height);
}

const accepted = ['image', 'image/png', 'image/jpg', 'image/jpeg', 'image/gif', 'image/bmp'];

/** Whether image fields accept a MIME type. @see shop.md section 5, "File uploads"; site.md section 5 */
export function isPickableImage(type: string): boolean {
  return accepted.includes(type.toLowerCase());
}

/** Whether an allowed type, such as 'image/*', 'png' or '.jpg', is an image type. */
export function isPictureType(type: string): boolean {
  return /^image\b/i.test(type) || isPickableImage(`image/${type.replace(/^\./, '')}`);
}
