import { createStore, delMany, entries, get, keys, set, type UseStore } from 'idb-keyval';
import type { CakeElement, CakeStart } from '../model/cake.ts';
import { cakeLayout } from '../rules/cake/layout.ts';
import {
  designKey,
  forgetDesign,
  type KeptCake,
  lifetime,
  packCake,
  patience,
  readCake,
  within,
} from './cake-designs.ts';

/** A box that was ordered, and what the product page had handed over. */
interface OrderedCake extends KeptCake {
  start: CakeStart;
}

let store: UseStore | undefined;
const ordered = () => {
  store ??= createStore('krume-ordered-cakes', 'designs');
  return store;
};

/** A file's SHA-256, by which a box is known again: the cart has its picture, and no other trace of it. */
export async function fingerprint(file: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', file));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Keeps a box as it is ordered, and forgets those that are too old. Before the call: a page that is left does not hear the
 * answer. Never rejects: where nothing can be kept, the cart has no way back to the box.
 *
 * @param layoutFile what goes to the shop as the picture of the box
 * @see shop.md section 4, "Starting and leaving"
 */
export async function keepOrderedCake(
  layoutFile: Blob,
  start: CakeStart,
  elements: readonly CakeElement[],
): Promise<void> {
  await within(patience, () => keep(layoutFile, start, elements));
}

async function keep(layoutFile: Blob, start: CakeStart, elements: readonly CakeElement[]): Promise<void> {
  const all = await entries<string, unknown>(ordered());
  const old = all.filter(([, cake]) => !(Date.now() - Number(Object(cake).at) <= lifetime));
  await delMany(
    old.map(([key]) => key),
    ordered(),
  );
  const { design: _, ...page } = start;
  const cake: OrderedCake = { ...packCake(elements), start: page };
  await set(await fingerprint(await layoutFile.arrayBuffer()), cake, ordered());
}

/**
 * The key of the box that a picture in the cart shows; undefined where this device does not know it. Never rejects.
 *
 * @param address of the picture of the box, as the cart has it
 */
export function findOrderedCake(address: string, signal?: AbortSignal): Promise<string | undefined> {
  return find(address, signal).catch(() => undefined);
}

async function find(address: string, signal?: AbortSignal): Promise<string | undefined> {
  const { origin, href } = new URL(address, location.href);
  const known = await within(patience, () => keys<string>(ordered()));
  if (origin !== location.origin || !known?.length) return undefined;
  const answer = await fetch(href, signal && { signal });
  if (!answer.ok) return undefined;
  const key = await fingerprint(await answer.arrayBuffer());
  return known.includes(key) && (await recallOrderedCake(key)) ? key : undefined;
}

/** A box has become an item of the cart: its design is no longer kept to be gone on with. Never rejects. */
export async function forgetOrderedDesign({ productId, pieces, design = [] }: CakeStart): Promise<void> {
  await within(patience, () => forgetDesign(designKey(productId, cakeLayout(pieces).name), design));
}

/** What the creator begins with to show a box that was ordered; undefined when it is not known. Never rejects. */
export async function recallOrderedCake(key: string): Promise<CakeStart | undefined> {
  const kept = await within(patience, () => get(key, ordered()));
  const { start } = Object(kept) as { start?: unknown };
  if (!isStart(start)) return undefined;
  const design = readCake(kept, cakeLayout(start.pieces).slots.length)?.elements;
  return design && { ...start, design };
}

/** Storage is not ours alone. A schema would be paid for by every page. */
function isStart(start: unknown): start is CakeStart {
  const { productId, pieces, filling, quantity, productOptions, customOptions } = Object(start);
  return (
    isText(productId) &&
    [pieces, filling].every((id) => id === undefined || isText(id)) &&
    Number.isInteger(quantity) &&
    areAll(productOptions, ({ id, value }) => isText(id) && isText(value)) &&
    areAll(customOptions, ({ id, type, title }) => [id, type, title].every(isText))
  );
}

const isText = (value: unknown): value is string => typeof value === 'string';

const areAll = (list: unknown, fits: (one: Record<string, unknown>) => boolean): boolean =>
  Array.isArray(list) && list.every((one) => fits(Object(one)));
