import { type InferOutput, instance, nullish, object, string } from 'valibot';
import type { CustomOption } from '../../shared/model/product.ts';
import { fileProblem, maxFileBytes } from '../../shared/rules/files/file-problem.ts';
import { imageProblem } from '../../shared/rules/files/image-problem.ts';
import { fingerprint } from './fingerprint.ts';
import { readImageHeader } from './image-header.ts';
import { refusal } from './refusal.ts';

/** A file as it arrived: in a form, or as base64 in a call. */
export const SentFile = object({
  name: nullish(string(), 'file'),
  type: string(),
  bytes: instance(Uint8Array),
});
export type SentFile = InferOutput<typeof SentFile>;

/** @throws a refusal (400) when the text is no base64, or (413) when it is too long before it is even read */
export function decodeFile(file: { name: string; type: string; base64: string }, field: string): SentFile {
  const { name, type, base64 } = file;
  if (base64.length > Math.ceil(maxFileBytes / 3) * 4) {
    throw refusal(413, fileProblem({ name, type, size: maxFileBytes + 1 }) ?? '', {
      field,
      maximum: maxFileBytes,
    });
  }
  try {
    return { name, type, bytes: Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)) };
  } catch {
    throw refusal(400, 'Die Datei ist nicht lesbar.', { field });
  }
}

/**
 * Checks a file as section 5 says, by what it says of itself and by what it holds. Answers its fingerprint.
 *
 * @throws a refusal: 413 too large, 415 of another type, 422 no image or one with too many pixels
 * @see shop.md section 5, "File uploads"
 */
export async function acceptFile(
  { name, type, bytes }: SentFile,
  option: Extract<CustomOption, { type: 'file' }>,
  field: string,
): Promise<string> {
  const file = { name, type, size: bytes.length };
  const tooLarge = fileProblem(file);
  if (tooLarge) throw refusal(413, tooLarge, { field, maximum: maxFileBytes });
  const wrongType = fileProblem(file, { types: option.extensions });
  if (wrongType) throw refusal(415, wrongType, { field, allowed: option.extensions });

  const image = readImageHeader(bytes);
  if (!image) throw refusal(422, 'Diese Datei ist kein lesbares Bild.', { field });
  const isDisguised = fileProblem({ ...file, type: image.type }, { types: option.extensions });
  if (isDisguised) throw refusal(415, isDisguised, { field, allowed: option.extensions });
  const tooWide = imageProblem(image, option.maxDimension);
  if (tooWide) throw refusal(422, tooWide, { field, maximum: option.maxDimension });
  return fingerprint(bytes);
}
