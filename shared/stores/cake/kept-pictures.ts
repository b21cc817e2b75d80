import { hashFile } from './hash-file.ts';

/**
 * A picture as it is stored. Browsers write a file without copying its content in the page. Storing a full
 * box of photographs therefore takes no long task.
 */
export interface KeptPicture {
  /** SHA-256 of the file: designs are compared without reading their pictures */
  id: string;
  file: Blob;
}

/** The pictures of the last design that was stored or read, with their data URLs. */
let known: (KeptPicture & { url: string })[] = [];

/**
 * The files of these pictures. A picture stays a data URL if it has no file: on a page without TLS, where
 * hashes cannot be computed. Each picture that was not stored before is converted in a separate task.
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

/**
 * The data URL of a stored picture. A stored picture can itself be a data URL. Undefined if the picture
 * cannot be read.
 */
export async function urlOf(stored: unknown): Promise<unknown> {
  if (!isKept(stored)) return stored;
  const { id, file } = stored;
  const same = known.find((picture) => picture.id === id);
  if (same) return same.url;
  try {
    // A copy in memory, because the browser may delete the stored file together with its design
    const copy = new Blob([await file.arrayBuffer()], { type: file.type });
    const url = await dataUrl(copy);
    known.push({ id, file: copy, url });
    return url;
  } catch {
    return undefined;
  }
}

/** The name of a picture for comparisons. It contains the hash, or is the data URL of a picture without a file. */
export function nameOf(stored: unknown): unknown {
  const picture = isKept(stored) ? stored : known.find(({ url }) => url === stored);
  return picture ? `data:image/${picture.id}` : stored;
}

/** Other scripts can write to the storage. */
function isKept(stored: unknown): stored is KeptPicture {
  const { id, file } = Object(stored);
  return typeof id === 'string' && file instanceof Blob;
}

/** @throws if this is not a picture in Base64 */
export function decodePicture(url: string): Blob {
  const comma = url.indexOf(',');
  const [, type] = /^data:(image\/[\w.+-]+);base64$/.exec(url.slice(0, Math.max(0, comma))) ?? [];
  if (!type) throw Error('Not a picture in Base64');
  const text = atob(url.slice(comma + 1));
  const bytes = new Uint8Array(text.length);
  for (let place = 0; place < text.length; place++) bytes[place] = text.charCodeAt(place);
  return new Blob([bytes], { type });
}

/** The data URL of a file. Unlike an object URL, it can be compared and needs no release. */
export function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** Resets the module state; for tests. */
export const resetKeptPictures = () => {
  known = [];
};
