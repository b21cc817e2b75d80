import { fileProblemText } from '../../text/file-problem.ts';
import type { Upload } from '../fields/upload.ts';
import { formatFileSize } from './file-size.ts';

/** 5 MB. @see shop.md section 9, "Product page" */
export const maxFileBytes = 5_242_880;

export interface FileLimits {
  /** Allowed MIME types or extensions, or parts of them; none means every type */
  types?: readonly string[];
  maxBytes?: number;
}

/**
 * What is wrong with a chosen file, as the alert says it; undefined when nothing is.
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

/** Lists name extensions ('jpg', '.png') or types ('image/*'); the MIME type of a .jpg says 'jpeg'. */
function isOfType(type: string, allowed: string): boolean {
  const part = allowed.trim().toLowerCase().replace(/^\./, '').replace(/\*$/, '');
  const parts = part === 'jpg' ? ['jpg', 'jpeg'] : [part];
  return parts.some((name) => name !== '' && type.toLowerCase().includes(name));
}
