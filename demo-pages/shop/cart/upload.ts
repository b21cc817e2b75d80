import { sha256 } from 'hono/utils/crypto';
import { decodeBase64 } from 'hono/utils/encode';
import { imageSize } from 'image-size';
import type { CustomOption } from '../../../shared/model/product.ts';
import { fileProblem, imageProblem, isPictureType, maxFileBytes } from '../../../shared/rules/files/files.ts';
import { refusal } from '../server/refusal.ts';

type FileOption = Extract<CustomOption, { type: 'file' }>;

/** Declared name and type of a file */
interface FileFacts {
  name: string;
  type: string;
  size: number;
}

/** An uploaded file, from a form or from base64 in a JSON body. */
export interface Upload {
  name: string;
  /** MIME type as declared by the client */
  type: string;
  bytes: Uint8Array;
}

/** @throws an HTTP error: 400 for invalid base64, 413 (before decoding) for a text that is too long */
export function decodeFile(file: { name: string; type: string; base64: string }, field: string): Upload {
  const { name, type, base64 } = file;
  if (base64.length > Math.ceil(maxFileBytes / 3) * 4) {
    throw refusal(413, fileProblem({ name, type, size: maxFileBytes + 1 }) ?? '', {
      field,
      maximum: maxFileBytes,
    });
  }
  try {
    return { name, type, bytes: decodeBase64(base64) };
  } catch {
    throw refusal(400, 'Die Datei ist nicht lesbar.', { field });
  }
}

/**
 * Validates the declared type and the content of a file. Returns the file's SHA-256.
 *
 * @throws an HTTP error: 413 too large, 415 wrong type, 422 not an image or too many pixels
 * @see shop.md section 5, "File uploads"
 */
export async function acceptFile(
  { name, type, bytes }: Upload,
  option: FileOption,
  field: string,
): Promise<string> {
  const file = { name, type, size: bytes.length };
  const tooLarge = fileProblem(file);
  if (tooLarge) throw refusal(413, tooLarge, { field, maximum: maxFileBytes });
  const wrongType = fileProblem(file, { types: option.extensions });
  if (wrongType) throw refusal(415, wrongType, { field, allowed: option.extensions });

  if (asksForPicture(option)) checkPicture(bytes, file, option, field);
  const fingerprint = await sha256(bytes);
  if (fingerprint === null) throw Error('No crypto.subtle: the shop has to run in a secure context.');
  return fingerprint;
}

/** Whether an option accepts only pictures. For compatibility, this also applies to an option without allowed types. */
const asksForPicture = ({ extensions, maxDimension }: FileOption) =>
  maxDimension !== undefined || extensions.every(isPictureType);

function checkPicture(bytes: Uint8Array, file: FileFacts, option: FileOption, field: string): void {
  const image = readImage(bytes);
  if (!image) throw refusal(422, 'Diese Datei ist kein lesbares Bild.', { field });
  const disguised = fileProblem({ ...file, type: image.type }, { types: option.extensions });
  if (disguised) throw refusal(415, disguised, { field, allowed: option.extensions });
  const tooWide = imageProblem(image, option.maxDimension);
  if (tooWide) throw refusal(422, tooWide, { field, maximum: option.maxDimension });
}

/** Reads type and size from an image header; undefined if the bytes are not an image. */
function readImage(bytes: Uint8Array): { type: string; width: number; height: number } | undefined {
  try {
    const { type = '', width, height } = imageSize(bytes);
    return width > 0 && height > 0
      ? { type: `image/${type === 'jpg' ? 'jpeg' : type}`, width, height }
      : undefined;
  } catch {
    return undefined;
  }
}
