import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import type { CakeElement } from '../model/cake.ts';
import { longestText } from '../rules/cake/text.ts';

/**
 * Milliseconds: 17 days, as for all that is kept. It stands here once more, because boxes are asked for where the core is
 * not, and one constant of both would be a file of its own on every page. A test holds them together.
 *
 * @see shop.md section 1, "Client-side storage"
 */
export const lifetime = 17 * 24 * 60 * 60 * 1000;

/** Milliseconds after which a storage that does not answer counts as empty. */
export const patience = 2_000;

/** Pictures once, however many elements show them: an image's address is its place in the list. */
export interface KeptCake {
  /** Milliseconds since 1970 */
  at: number;
  elements: CakeElement[];
  pictures: string[];
}

let store: UseStore | undefined;
const designs = () => {
  store ??= createStore('krume-cakes', 'designs');
  return store;
};

/** The box of a product, each layout for itself. */
export const designKey = (productId: string, layout: string) => `${productId}:${layout}`;

/** What was designed before; undefined when there is nothing, it is too old, or it cannot be read. Never rejects. */
export async function recallDesign(key: string, slots: number): Promise<CakeElement[] | undefined> {
  return readCake(await within(patience, () => get(key, designs())), slots)?.elements;
}

/** What a storage answers in that time; undefined where it fails or says nothing. */
export function within<Value>(time: number, ask: () => Promise<Value>): Promise<Value | undefined> {
  const silence = new Promise<undefined>((resolve) => setTimeout(resolve, time));
  const answer = async () => ask();
  return Promise.race([answer().catch(() => undefined), silence]);
}

/** What was kept, if it is one that can be laid in a box of so many slots, and not too old. */
export function readCake(kept: unknown, slots: number): { elements: CakeElement[] } | undefined {
  const { at, elements = [], ...known } = Object(kept) as Partial<KeptCake>;
  if (typeof at !== 'number' || Date.now() - at > lifetime) return undefined;
  const pictures = Array.isArray(known.pictures) ? known.pictures : [];
  const found = [elements].flat().flatMap((element): CakeElement[] => {
    if (!isElement(element, slots)) return [];
    if (element.type !== 'image') return [element];
    const imageDataUrl = pictures[Number(element.imageDataUrl)];
    const original = isOriginal(element.original) ? element.original : undefined;
    return isPicture(imageDataUrl) ? [{ ...element, imageDataUrl, original }] : [];
  });
  const places = new Set(found.map(({ index }) => index));
  return found.length > 0 && places.size === found.length ? { elements: found } : undefined;
}

/** What each type of element is made of. @see shop.md section 3, "Cake creator data" */
const fields: ReadonlyMap<unknown, readonly string[]> = new Map([
  ['text', ['text', 'font', 'color']],
  ['pattern', ['name', 'imagePath']],
  ['image', ['fileName', 'imageDataUrl']],
]);

/** Storage is not ours alone. A schema would be paid for by every page. */
function isElement(element: unknown, slots: number): element is CakeElement {
  const known = Object(element) as Record<string, unknown>;
  const { type, index } = known;
  const needed = fields.get(type);
  const isPlaced = Number.isInteger(index) && Number(index) >= 0 && Number(index) < slots;
  if (!needed || !isPlaced || !needed.every((name) => typeof known[name] === 'string')) return false;
  if (type === 'text') return String(known.text).length <= longestText;
  return type === 'image' || isOfThisSite(String(known.imagePath));
}

/** Nothing is fetched from another site because of what lies in a storage. */
const isOfThisSite = (address: string) =>
  URL.canParse(address, location.href) && new URL(address, location.href).origin === location.origin;

function isOriginal(original: unknown): boolean {
  const { key, x, y, size } = Object(original) as Record<string, unknown>;
  return typeof key === 'string' && [x, y, size].every(Number.isFinite);
}

const isPicture = (address: unknown): address is string =>
  typeof address === 'string' && address.startsWith('data:image/');

/** Keeps a design on this device. Answers whether that was possible: storage may be full or forbidden. */
export async function keepDesign(key: string, elements: readonly CakeElement[]): Promise<boolean> {
  try {
    if (elements.length === 0) await del(key, designs());
    else await set(key, packCake(elements), designs());
    return true;
  } catch {
    return false;
  }
}

/** Deletes a design that is kept no longer, unless it has become another one. */
export async function forgetDesign(key: string, elements: readonly CakeElement[]): Promise<void> {
  const { at: _, ...kept } = Object(await get(key, designs())) as KeptCake;
  const { at: __, ...gone } = packCake(elements);
  if (JSON.stringify(kept) === JSON.stringify(gone)) await del(key, designs());
}

export function packCake(elements: readonly CakeElement[]): KeptCake {
  const pictures: string[] = [];
  const kept = elements.map((element): CakeElement => {
    if (element.type !== 'image') return element;
    let place = pictures.indexOf(element.imageDataUrl);
    if (place < 0) place = pictures.push(element.imageDataUrl) - 1;
    return { ...element, imageDataUrl: String(place) };
  });
  return { at: Date.now(), elements: kept, pictures };
}
