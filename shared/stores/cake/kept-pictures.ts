import { resettable } from '../../registry/resettable.ts';
import { hashFile } from './hash-file.ts';

/** A stored picture. The picture is a file, because storing a long data URL would block the page. */
export interface KeptPicture {
  /** SHA-256 hash of the file, for comparing designs without reading their pictures */
  id: string;
  file: Blob;
}

/** The pictures of the last stored or read design, with their data URLs. */
let known: (KeptPicture & { url: string })[] = [];

/**
 * Converts data URLs to files, one after the other. A URL that cannot be converted stays a data URL. On a page without
 * TLS, all URLs stay data URLs, because hashes cannot be computed.
 */
export async function filesOf(urls: readonly string[]): Promise<(KeptPicture | string)[]> {
  const found: (KeptPicture | string)[] = [];
  for (const url of urls) found.push(known.find((picture) => picture.url === url) ?? (await convert(url)));
  known = known.filter(({ url }) => urls.includes(url));
  return found.map((picture) =>
    typeof picture === 'string' ? picture : { id: picture.id, file: picture.file },
  );
}

async function convert(url: string): Promise<KeptPicture | string> {
  try {
    const file = decodePicture(url);
    const picture = { id: await hashFile(file), file, url };
    known.push(picture);
    return picture;
  } catch {
    return url;
  }
}

/** The data URL of a stored picture, which may be stored as a data URL. Undefined if the picture cannot be read. */
export async function urlOf(stored: unknown): Promise<unknown> {
  if (!isKept(stored)) return stored;
  const { id, file } = stored;
  const same = known.find((picture) => picture.id === id);
  if (same) return same.url;
  try {
    // The file is copied into memory, because the browser may delete the stored file together with its design
    const copy = new Blob([await file.arrayBuffer()], { type: file.type });
    const url = await dataUrl(copy);
    known.push({ id, file: copy, url });
    return url;
  } catch {
    return undefined;
  }
}

/**
 * A text that identifies a picture in comparisons: contains the hash of the file, or is the data URL if there is no
 * file.
 */
export function nameOf(stored: unknown): unknown {
  const picture = isKept(stored) ? stored : known.find(({ url }) => url === stored);
  return picture ? `data:image/${picture.id}` : stored;
}

/** Checks the type, because other scripts can write to the storage. */
function isKept(stored: unknown): stored is KeptPicture {
  const { id, file } = Object(stored);
  return typeof id === 'string' && file instanceof Blob;
}

/** @throws if the URL does not contain a Base64 picture */
export function decodePicture(url: string): Blob {
  const comma = url.indexOf(',');
  const [, type] = /^data:(image\/[\w.+-]+);base64$/.exec(url.slice(0, Math.max(0, comma))) ?? [];
  if (!type) throw Error('Not a picture in Base64');
  const text = atob(url.slice(comma + 1));
  const bytes = new Uint8Array(text.length);
  for (let place = 0; place < text.length; place++) bytes[place] = text.charCodeAt(place);
  return new Blob([bytes], { type });
}

/** The data URL of a file. Unlike object URLs, data URLs can be compared and need no release. */
export function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

resettable(() => {
  known = [];
});
