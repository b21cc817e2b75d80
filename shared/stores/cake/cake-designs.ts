import { array, check, fallback, type InferOutput, object, pipe, safeParse, string, unknown } from 'valibot';
import { database } from '../../kept/database/database.ts';
import { timeoutMs, withTimeout } from '../../kept/database/timeout.ts';
import { kept } from '../../kept/kept.ts';
import { CakeElement } from '../../model/cake.ts';
import { broadcast } from '../../page/broadcast.ts';
import { maxTextLength } from '../../rules/cake/text.ts';
import { filesOf, nameOf, urlOf } from './kept-pictures.ts';

/**
 * A cake whose image elements contain an index of `pictures` instead of a URL, so that each picture is stored only
 * once.
 */
export const PackedCake = object({
  elements: fallback(array(unknown()), []),
  pictures: fallback(array(unknown()), []),
});
export type PackedCake = InferOutput<typeof PackedCake>;

const designs = kept({
  name: 'cakes',
  where: database,
  schema: object({ ...PackedCake.entries, version: string() }),
  owner: 'shopper',
});

export interface KeptDesign {
  elements: CakeElement[];
  /**
   * Version of the design, which differs after each write and starts with the id of the writer; undefined if nothing is
   * stored
   */
  version: string | undefined;
}

/** The storage key for the box of a product. Each layout has its own key. */
export const designKey = (productId: string, layout: string) => `${productId}:${layout}`;

/** The stored design. Undefined if the storage fails or does not respond in time. Never rejects. */
export const recallDesign = (key: string, slots: number): Promise<KeptDesign | undefined> =>
  withTimeout(timeoutMs, async () => {
    const stored = await designs.read(key);
    const pictures = await Promise.all((stored?.pictures ?? []).map(urlOf));
    return {
      elements: (stored && unpackCake({ ...stored, pictures }, slots)) ?? [],
      version: stored?.version,
    };
  });

interface Writing {
  /** The stored version before the shopper's edits */
  from: string | undefined;
  /** The new version, which starts with `writer` */
  version: string;
  writer: string;
}

/**
 * Stores a design on this device. Returns false, and stores nothing, if another writer has stored a different design
 * since `from`.
 *
 * @throws if storage is full or forbidden
 */
export async function keepDesign(
  key: string,
  elements: readonly CakeElement[],
  { from, version, writer }: Writing,
): Promise<boolean> {
  const { elements: packed, pictures: urls } = packCake(elements);
  const files = await filesOf(urls);
  let isWritten = true;
  const write = (pictures: readonly unknown[]) =>
    designs.change(key, (stored) => {
      const isExpected = stored?.version === from || stored?.version.startsWith(writer);
      isWritten = isExpected || isSameDesign(named(stored), named({ elements: packed, pictures: files }));
      if (!isWritten) return undefined;
      const value = { elements: packed, pictures: [...pictures], version };
      return { value: elements.length > 0 ? value : undefined };
    });
  // In a private window, Safari cannot store files, so the pictures are stored as data URLs
  await write(files).catch((error: unknown) => {
    if (files.every((picture) => typeof picture === 'string')) throw error;
    return write(urls);
  });
  if (isWritten) broadcast({ cake: { key, emptied: elements.length === 0 } });
  return isWritten;
}

/**
 * Deletes the design of a box that is in the cart, unless a different design has been stored since. Informs other tabs
 * in both cases.
 */
export async function forgetDesign(key: string, elements: readonly CakeElement[]): Promise<void> {
  let isGone = false;
  const { elements: packed, pictures: urls } = packCake(elements);
  const pictures = await filesOf(urls);
  await designs.change(key, (stored) => {
    isGone = stored !== undefined && isSameDesign(named(stored), named({ elements: packed, pictures }));
    return isGone ? { value: undefined } : undefined;
  });
  broadcast({ cake: { key, ordered: isGone } });
}

/** The elements of a packed design, with picture names instead of data URLs. Empty without a design. */
function named(cake: PackedCake | undefined): CakeElement[] {
  if (!cake) return [];
  const pictures = cake.pictures.map(nameOf);
  return unpackCake({ ...cake, pictures }, Number.POSITIVE_INFINITY) ?? [];
}

/** Whether two designs have the same elements. The order of an element's properties does not matter. */
export const isSameDesign = (one: readonly CakeElement[], other: readonly CakeElement[]): boolean =>
  one.length === other.length &&
  one.every((element, place) => {
    const match = other[place];
    return match && pictureOf(element) === pictureOf(match) && describe(element) === describe(match);
  });

const pictureOf = (element: CakeElement) => (element.type === 'image' ? element.imageDataUrl : '');

/** The JSON of an element without its picture, to avoid copying the picture. */
const describe = (element: CakeElement) => {
  const rest = element.type === 'image' ? { ...element, imageDataUrl: '' } : element;
  return JSON.stringify(safeParse(KeptElement, rest).output);
};

export function packCake(elements: readonly CakeElement[]): PackedCake & { pictures: string[] } {
  const pictures: string[] = [];
  const packed = elements.map((element): CakeElement => {
    if (element.type !== 'image') return element;
    let place = pictures.indexOf(element.imageDataUrl);
    if (place < 0) place = pictures.push(element.imageDataUrl) - 1;
    return { ...element, imageDataUrl: String(place) };
  });
  return { elements: packed, pictures };
}

/** The valid elements of a packed design; undefined if no element is valid, or if two elements have the same slot. */
export function unpackCake({ elements, pictures }: PackedCake, slots: number): CakeElement[] | undefined {
  const found = elements.flatMap((packed): CakeElement[] => {
    const { success, output: element } = safeParse(KeptElement, packed);
    if (!success || element.index >= slots) return [];
    if (element.type !== 'image') return [element];
    const imageDataUrl = pictures[Number(element.imageDataUrl)];
    return isPicture(imageDataUrl) ? [{ ...element, imageDataUrl }] : [];
  });
  const places = new Set(found.map(({ index }) => index));
  return found.length > 0 && places.size === found.length ? found : undefined;
}

/** Rejects long texts and images from other sites, because other scripts can write to the storage. */
const KeptElement = pipe(
  CakeElement,
  check((element) => {
    if (element.type === 'text') return element.text.length <= maxTextLength;
    return element.type === 'image' || isOfThisSite(element.imagePath);
  }),
);

const isOfThisSite = (url: string) =>
  URL.canParse(url, location.href) && new URL(url, location.href).origin === location.origin;

const isPicture = (url: unknown): url is string => typeof url === 'string' && url.startsWith('data:image/');
