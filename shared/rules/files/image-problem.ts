import { fileProblemText } from '../../text/file-problem.ts';

/** Pixels */
export interface Dimension {
  width: number;
  height: number;
}

/**
 * What is wrong with the size of an image, as the alert says it; undefined when nothing is, or no limit is
 * set.
 *
 * @see shop.md section 5, "File uploads"
 */
export function imageProblem(image: Dimension, limit: Dimension | undefined): string | undefined {
  if (!limit || (image.width <= limit.width && image.height <= limit.height)) return undefined;
  return fileProblemText.resolution(limit.width, limit.height);
}
