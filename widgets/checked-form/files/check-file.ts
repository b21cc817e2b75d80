import {
  type Dimension,
  fileProblem,
  imageProblem,
  isPickableImage,
  isPictureType,
  maxFileBytes,
} from '../../../shared/rules/files/files.ts';
import { fileProblemText } from '../../../shared/text/file.ts';
import { formFileText } from '../../../shared/text/form-file.ts';

/** The requirements for a file, read from the attributes of its field. */
export interface FileTerms {
  /** Types from `accept`; an empty list allows every type */
  types: readonly string[];
  maxBytes: number;
  /** Maximum width and height in pixels */
  maxDimension: Dimension | undefined;
  isPicture: boolean;
}

export function fileTerms({ accept, dataset }: HTMLInputElement): FileTerms {
  const types = accept.split(',').flatMap((type) => type.trim() || []);
  const [maxBytes = 0, width = 0, height = 0] = [dataset.maxBytes, dataset.maxWidth, dataset.maxHeight].map(
    (text) => Math.max(0, Number(text) || 0),
  );
  return {
    types,
    maxBytes: maxBytes || maxFileBytes,
    maxDimension: width && height ? { width, height } : undefined,
    isPicture: types.length > 0 && types.every(isPictureType),
  };
}

/**
 * Returns a problem that can be detected before the file is decoded.
 *
 * @see site.md section 5, "Image upload"
 */
export function problemAtOnce(file: File, { types, maxBytes, isPicture }: FileTerms): string | undefined {
  if (isPicture && !isPickableImage(file.type)) return fileProblemText.wrongType;
  if (file.size === 0) return formFileText.empty;
  return fileProblem(file, { types, maxBytes });
}

/** Resolves to a problem if a picture cannot be decoded or has too many pixels. */
export async function pictureProblem(
  file: File,
  { isPicture, maxDimension }: FileTerms,
): Promise<string | undefined> {
  if (!isPicture) return undefined;
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return imageProblem({ width, height }, maxDimension);
  } catch {
    return fileProblemText.noImage;
  }
}
