import { array, check, fallback, type InferOutput, object, pipe, safeParse, string, unknown } from 'valibot';
import { keptIn } from '../../kept/database.ts';
import { timeoutMs, within } from '../../kept/timeout.ts';
import { CakeElement } from '../../model/cake.ts';
import { broadcast } from '../../page/broadcast.ts';
import { longestText } from '../../rules/cake/text.ts';

/** Pictures once, however many elements show them: an image's address is its place in the list. */
export const PackedCake = object({
  elements: fallback(array(unknown()), []),
  pictures: fallback(array(unknown()), []),
});
export type PackedCake = InferOutput<typeof PackedCake>;

const designs = keptIn('cakes', object({ ...PackedCake.entries, version: string() }));

/** A design as it was kept. */
export interface KeptDesign {
  elements: CakeElement[];
  /** Differs after each writing, and begins with the writer; undefined where nothing is kept */
  version: string | undefined;
}

/** The box of a product, each layout for itself. */
export const designKey = (productId: string, layout: string) => `${productId}:${layout}`;

/** What was designed before; undefined when the storage does not answer. Never rejects. */
export const recallDesign = (key: string, slots: number): Promise<KeptDesign | undefined> =>
  within(timeoutMs, async () => {
    const kept = await designs.read(key);
    return { elements: (kept && unpackCake(kept, slots)) ?? [], version: kept?.version };
  });

interface Writing {
  /** The version that the elements were made from */
  from: string | undefined;
  /** Begins with `writer` */
  version: string;
  writer: string;
}

/**
 * Keeps a design on this device, unless somebody else has written another one since `from`: then nothing is written, and
 * the answer is false.
 *
 * @throws where storage is full or forbidden
 */
export async function keepDesign(
  key: string,
  elements: readonly CakeElement[],
  { from, version, writer }: Writing,
): Promise<boolean> {
  let isWritten = true;
  await designs.change(key, (kept) => {
    const isExpected = kept?.version === from || kept?.version.startsWith(writer);
    isWritten = isExpected || isSameDesign(unpacked(kept), elements);
    if (!isWritten) return undefined;
    return { value: elements.length > 0 ? { ...packCake(elements), version } : undefined };
  });
  if (isWritten) broadcast({ cake: { key, emptied: elements.length === 0 } });
  return isWritten;
}

/** Deletes a design whose box is in the cart, unless the design has become another one. Other tabs look again in any case. */
export async function forgetDesign(key: string, elements: readonly CakeElement[]): Promise<void> {
  let isGone = false;
  await designs.change(key, (kept) => {
    isGone = kept !== undefined && isSameDesign(unpacked(kept), elements);
    return isGone ? { value: undefined } : undefined;
  });
  broadcast({ cake: { key, ordered: isGone } });
}

/** Nothing kept is the same as an empty box. */
const unpacked = (kept: PackedCake | undefined) => (kept && unpackCake(kept, Number.POSITIVE_INFINITY)) ?? [];

/** Whether the same lies on each slot: in elements that were kept, properties stand in another order. */
export function isSameDesign(one: readonly CakeElement[], other: readonly CakeElement[]): boolean {
  const text = (elements: readonly CakeElement[]) => JSON.stringify(unpacked(packCake(elements)));
  return one.length === other.length && text(one) === text(other);
}

export function packCake(elements: readonly CakeElement[]): PackedCake {
  const pictures: string[] = [];
  const packed = elements.map((element): CakeElement => {
    if (element.type !== 'image') return element;
    let place = pictures.indexOf(element.imageDataUrl);
    if (place < 0) place = pictures.push(element.imageDataUrl) - 1;
    return { ...element, imageDataUrl: String(place) };
  });
  return { elements: packed, pictures };
}

/** Elements that do not fit are left out; undefined where none is left, or two lie on one slot. */
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

/** Storage is not ours alone: a text fits its cake, and nothing is fetched from another site. */
const KeptElement = pipe(
  CakeElement,
  check((element) => {
    if (element.type === 'text') return element.text.length <= longestText;
    return element.type === 'image' || isOfThisSite(element.imagePath);
  }),
);

const isOfThisSite = (address: string) =>
  URL.canParse(address, location.href) && new URL(address, location.href).origin === location.origin;

const isPicture = (address: unknown): address is string =>
  typeof address === 'string' && address.startsWith('data:image/');
